// Returns the contrast of each box, null where it is out of sight; 1 where nothing is to be seen. Run by room.py.
async ([thick, bare, boxes]) => {
  const pixels = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [front, back] = [await pixels(thick), await pixels(bare)];
  const linear = Float64Array.from({ length: 256 }, (_, n) =>
    n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = (data, at) => 0.2126 * linear[data[at]] + 0.7152 * linear[data[at + 1]] + 0.0722 * linear[data[at + 2]];
  return boxes.map(({ left, right, top, bottom }) => {
    const [x0, y0] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
    const [x1, y1] = [Math.min(front.width, Math.ceil(right)), Math.min(front.height, Math.ceil(bottom))];
    if (x1 - x0 < 2 || y1 - y0 < 4) return null;
    let most = 0;
    const found = [];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const at = (y * front.width + x) * 4;
        const apart =
          Math.abs(front.data[at] - back.data[at]) +
          Math.abs(front.data[at + 1] - back.data[at + 1]) +
          Math.abs(front.data[at + 2] - back.data[at + 2]);
        if (apart > 0) found.push([apart, at]);
        if (apart > most) most = apart;
      }
    if (most < 24) return 1;
    const ratios = found
      .filter(([apart]) => apart >= most * 0.97)
      .map(([, at]) => {
        const [a, b] = [light(front.data, at), light(back.data, at)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      })
      .sort((a, b) => a - b);
    return ratios[Math.floor(ratios.length / 10)];
  });
};
