// Returns the pixels of the largest rectangle in which two pictures are alike: of a table, and of its cloth alone.
async ([laid, bare]) => {
  const FAINT = 24; // by how much the three colours of a pixel differ together where nothing lies
  const STEP = 2; // of so many pixels in a row and a column, one is looked at
  const pixels = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [one, other] = [await pixels(laid), await pixels(bare)];
  const [wide, high] = [Math.floor(one.width / STEP), Math.floor(one.height / STEP)];
  const alike = (x, y) => {
    const at = (y * one.width + x) * STEP * 4;
    return [0, 1, 2].reduce((sum, n) => sum + Math.abs(one.data[at + n] - other.data[at + n]), 0) <= FAINT;
  };

  // Row by row: how far up each column is empty, and the largest rectangle under that outline, from a stack of its steps.
  let most = 0;
  const up = new Array(wide + 1).fill(0);
  for (let y = 0; y < high; y++) {
    const steps = [];
    for (let x = 0; x <= wide; x++) {
      up[x] = x < wide && alike(x, y) ? up[x] + 1 : 0;
      let from = x;
      while (steps.length > 0 && steps.at(-1).height >= up[x]) {
        const { left, height } = steps.pop();
        most = Math.max(most, height * (x - left));
        from = left;
      }
      steps.push({ left: from, height: up[x] });
    }
  }
  return most * STEP * STEP;
};
