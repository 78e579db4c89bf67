/**
 * @file How often the bots of a level take what they may, by game, level and manner: [taken, offered].
 * docs/measuring.md says how it was counted, and the command that writes this file.
 */

/** @type {Record<string, Record<string, Record<string, Record<string, number[]>>>>} */
export const MANNER_FIGURES = {
  yongzhou: {
    beginner: {
      plain: { peng: [155, 178], chi: [185, 232] },
      keen: { peng: [158, 178], chi: [205, 239] },
      choosy: { peng: [98, 153], chi: [205, 303] },
    },
    regular: {
      plain: { peng: [100, 172], chi: [119, 280] },
      keen: { peng: [93, 127], chi: [152, 254] },
      choosy: { peng: [83, 139], chi: [120, 322] },
    },
    strong: {
      plain: { peng: [52, 67], chi: [66, 157] },
      keen: { peng: [69, 78], chi: [76, 127] },
      choosy: { peng: [75, 89], chi: [69, 133] },
    },
  },
  "yongzhou-plain": {
    beginner: {
      plain: { peng: [159, 197], chi: [208, 288] },
      keen: { peng: [162, 179], chi: [214, 254] },
      choosy: { peng: [133, 186], chi: [184, 275] },
    },
    regular: {
      plain: { peng: [93, 162], chi: [128, 316] },
      keen: { peng: [101, 142], chi: [170, 297] },
      choosy: { peng: [89, 164], chi: [118, 344] },
    },
    strong: {
      plain: { peng: [74, 92], chi: [78, 141] },
      keen: { peng: [80, 94], chi: [86, 143] },
      choosy: { peng: [75, 94], chi: [56, 147] },
    },
  },
  paohuzi: {
    beginner: {
      plain: { peng: [163, 194], chi: [217, 278] },
      keen: { peng: [153, 166], chi: [225, 264] },
      choosy: { peng: [162, 222], chi: [198, 318] },
    },
    regular: {
      plain: { peng: [102, 185], chi: [148, 363] },
      keen: { peng: [110, 158], chi: [181, 322] },
      choosy: { peng: [87, 170], chi: [134, 379] },
    },
    strong: {
      plain: { peng: [49, 69], chi: [77, 146] },
      keen: { peng: [65, 77], chi: [76, 114] },
      choosy: { peng: [58, 86], chi: [51, 138] },
    },
  },
  leiyang: {
    beginner: {
      plain: { peng: [131, 164], chi: [193, 242] },
      keen: { peng: [141, 163], chi: [203, 232] },
      choosy: { peng: [117, 170], chi: [168, 261] },
    },
    regular: {
      plain: { peng: [69, 132], chi: [125, 284] },
      keen: { peng: [108, 156], chi: [134, 269] },
      choosy: { peng: [80, 153], chi: [94, 290] },
    },
    strong: {
      plain: { peng: [31, 55], chi: [57, 114] },
      keen: { peng: [43, 48], chi: [59, 85] },
      choosy: { peng: [33, 46], chi: [48, 123] },
    },
  },
  shaoyang: {
    beginner: {
      plain: { peng: [140, 161], chi: [184, 244] },
      keen: { peng: [144, 159], chi: [229, 256] },
      choosy: { peng: [127, 179], chi: [177, 276] },
    },
    regular: {
      plain: { peng: [93, 161], chi: [132, 281] },
      keen: { peng: [89, 121], chi: [155, 263] },
      choosy: { peng: [80, 155], chi: [106, 355] },
    },
    strong: {
      plain: { peng: [44, 61], chi: [75, 136] },
      keen: { peng: [59, 72], chi: [76, 124] },
      choosy: { peng: [48, 58], chi: [57, 123] },
    },
  },
  "yongzhou-mahjong": {
    beginner: {
      plain: { peng: [107, 113] },
      keen: { peng: [119, 119] },
      choosy: { peng: [100, 106] },
    },
    regular: {
      plain: { peng: [40, 68] },
      keen: { peng: [51, 64] },
      choosy: { peng: [42, 84] },
    },
    strong: {
      plain: { peng: [14, 32] },
      keen: { peng: [22, 39] },
      choosy: { peng: [16, 37] },
    },
  },
  kawuxing: {
    beginner: {
      plain: { peng: [131, 143] },
      keen: { peng: [138, 138] },
      choosy: { peng: [122, 147] },
    },
    regular: {
      plain: { peng: [57, 63] },
      keen: { peng: [69, 76] },
      choosy: { peng: [48, 73] },
    },
    strong: {
      plain: { peng: [33, 48] },
      keen: { peng: [49, 63] },
      choosy: { peng: [28, 46] },
    },
  },
  yibin: {
    beginner: {
      plain: { peng: [141, 144] },
      keen: { peng: [138, 141] },
      choosy: { peng: [150, 163] },
    },
    regular: {
      plain: { peng: [108, 139] },
      keen: { peng: [91, 114] },
      choosy: { peng: [81, 127] },
    },
    strong: {
      plain: { peng: [51, 63] },
      keen: { peng: [51, 62] },
      choosy: { peng: [29, 62] },
    },
  },
  yuanjiang: {
    beginner: {
      plain: { peng: [137, 166], chi: [152, 467] },
      keen: { peng: [143, 170], chi: [152, 428] },
      choosy: { peng: [96, 176], chi: [122, 542] },
    },
    regular: {
      plain: { peng: [179, 202], chi: [69, 535] },
      keen: { peng: [183, 198], chi: [68, 542] },
      choosy: { peng: [172, 200], chi: [40, 546] },
    },
    strong: {
      plain: { peng: [146, 181], chi: [77, 447] },
      keen: { peng: [165, 209], chi: [105, 418] },
      choosy: { peng: [153, 204], chi: [83, 446] },
    },
  },
  nanxian: {
    beginner: {
      plain: { peng: [145, 190], chi: [147, 522] },
      keen: { peng: [152, 185], chi: [187, 497] },
      choosy: { peng: [109, 192], chi: [125, 566] },
    },
    regular: {
      plain: { peng: [179, 191], chi: [49, 506] },
      keen: { peng: [180, 195], chi: [61, 528] },
      choosy: { peng: [155, 180], chi: [41, 540] },
    },
    strong: {
      plain: { peng: [145, 180], chi: [77, 465] },
      keen: { peng: [119, 151], chi: [88, 483] },
      choosy: { peng: [148, 184], chi: [73, 454] },
    },
  },
};
