// Renders a height map from any angle: the ray of each pixel goes down through the solids until it meets the surface.
// Guarantee: the corners returned are where the floor's corners fall in the image, up to about 0.05 pixels.
//
//        eye
//         \  ray                 one lamp, its shadows found by walking from the surface towards it
//   ___    \    __
//  |   |____\__|  |___
import { smoothNoise } from './random.mjs';
import { AROUND, SCALE, tableColour } from './toy.mjs';

/** Chooses the places of the camera and the lamp. `tilt` is in degrees from straight above. */
export function chooseView(random, { tilt, turn, share = random.between(0.42, 0.85) }) {
  return {
    tilt: (tilt * Math.PI) / 180,
    around: random.between(0, 2 * Math.PI),
    turn: (turn * Math.PI) / 180,
    field: (random.between(38, 62) * Math.PI) / 180,
    share,
    offsetX: random.between(-0.12, 0.12),
    offsetY: random.between(-0.12, 0.12),
    lamp: { around: random.between(0, 2 * Math.PI), height: random.between(0.7, 2.5) },
    ambient: random.between(0.45, 0.8),
    shadow: random.between(0.1, 0.6),
    lens: random.between(-0.04, 0.02),
  };
}

const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = ([x, y, z]) => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export function photograph(map, view, size) {
  const { columns, rows, heights, colours, width, height } = map;
  const centre = [width / 2, height / 2, 0];
  const toEye = [
    Math.sin(view.tilt) * Math.cos(view.around),
    Math.sin(view.tilt) * Math.sin(view.around),
    Math.cos(view.tilt),
  ];
  const forward = toEye.map((value) => -value);
  // the image's right hand, turned as the view says; v grows downwards in the image when looked at from above
  let right = unit(
    cross(forward, [Math.cos(view.turn - Math.PI / 2), Math.sin(view.turn - Math.PI / 2), 0.0001]),
  );
  if (dot(right, [Math.cos(view.turn), Math.sin(view.turn), 0]) < 0) right = right.map((value) => -value);
  let down = cross(forward, right);
  if (dot(down, [-Math.sin(view.turn), Math.cos(view.turn), 0]) < 0) down = down.map((value) => -value);
  const focal = Math.min(size.width, size.height) / 2 / Math.tan(view.field / 2);
  const distance =
    ((Math.max(width, height) + 1.2) * focal) / (view.share * Math.min(size.width, size.height));
  const eye = centre.map((value, i) => value + toEye[i] * distance);
  const middleX = size.width * (0.5 + view.offsetX * (1 - view.share));
  const middleY = size.height * (0.5 + view.offsetY * (1 - view.share));
  const bend = (x, y) => {
    const r2 = (x * x + y * y) / (focal * focal);
    return 1 + view.lens * r2;
  };
  const project = (u, v, z) => {
    const d = [u - eye[0], v - eye[1], z - eye[2]];
    const depth = dot(d, forward);
    const x = (dot(d, right) / depth) * focal;
    const y = (dot(d, down) / depth) * focal;
    const b = bend(x, y);
    return { x: middleX + x / b, y: middleY + y / b };
  };
  const highest = heights.reduce((most, value) => Math.max(most, value), 0) + 0.01;
  const lamp = unit([Math.cos(view.lamp.around), Math.sin(view.lamp.around), view.lamp.height]);
  const light = lighting(map, lamp, view, eye);
  const heightAt = (u, v) => {
    const x = Math.round((u + AROUND) * SCALE);
    const y = Math.round((v + AROUND) * SCALE);
    return x < 0 || y < 0 || x >= columns || y >= rows ? 0 : heights[y * columns + x];
  };
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let py = 0; py < size.height; py++) {
    for (let px = 0; px < size.width; px++) {
      let ix = px + 0.5 - middleX;
      let iy = py + 0.5 - middleY;
      const b = bend(ix, iy);
      ix *= b;
      iy *= b;
      const rayX = forward[0] * focal + right[0] * ix + down[0] * iy;
      const rayY = forward[1] * focal + right[1] * ix + down[1] * iy;
      const fall = -(forward[2] * focal + right[2] * ix + down[2] * iy);
      let z = 0;
      let u = 0;
      let v = 0;
      /** Goes along the ray to this height. */
      const goTo = (height) => {
        const t = (eye[2] - height) / fall;
        u = eye[0] + rayX * t;
        v = eye[1] + rayY * t;
      };
      goTo(0);
      const inside = u > -AROUND - 1 && u < width + AROUND + 1 && v > -AROUND - 1 && v < height + AROUND + 1;
      if (inside) {
        const steps = 36;
        let before = highest;
        for (let i = 1; i <= steps; i++) {
          z = highest * (1 - i / steps);
          goTo(z);
          if (heightAt(u, v) >= z) {
            // between the last two steps
            let [low, high] = [z, before];
            for (let j = 0; j < 4; j++) {
              const middle = (low + high) / 2;
              goTo(middle);
              if (heightAt(u, v) >= middle) low = middle;
              else high = middle;
            }
            z = low;
            goTo(low);
            break;
          }
          before = z;
        }
      }
      const x = Math.round((u + AROUND) * SCALE);
      const y = Math.round((v + AROUND) * SCALE);
      const o = (py * size.width + px) * 4;
      const cx = Math.min(Math.max(x, 0), columns - 1);
      const cy = Math.min(Math.max(y, 0), rows - 1);
      const i = cy * columns + cx;
      const drop = Math.min(Math.max((heights[i] - z) / 0.25, 0), 1);
      const [shade, shine] = light(cx, cy, drop);
      const beyond = (cx !== x || cy !== y) && tableColour(map.table, u, v);
      for (let c = 0; c < 3; c++) data[o + c] = (beyond ? beyond[c] : colours[i * 3 + c]) * shade + shine;
      data[o + 3] = 255;
    }
  }
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([u, v]) => project(u, v, 0.02));
  return { image: { width: size.width, height: size.height, data }, corners };
}

/** The light on each point: from above, less in the lamp's shadow, with a highlight on smooth plastic. */
function lighting(map, lamp, view, eye) {
  const { columns, rows, heights, shine } = map;
  const at = (x, y) =>
    heights[Math.min(Math.max(y, 0), rows - 1) * columns + Math.min(Math.max(x, 0), columns - 1)];
  const flat = lamp[2];
  const across = Math.hypot(lamp[0], lamp[1]);
  const [towardsX, towardsY, upwards] = [lamp[0] / across, lamp[1] / across, lamp[2] / across];
  const cache = new Float32Array(columns * rows * 2).fill(-1);
  return (x, y, drop) => {
    const i = (y * columns + x) * 2;
    if (cache[i] < 0) {
      const normal = unit([
        (at(x - 1, y) - at(x + 1, y)) * SCALE * 0.5,
        (at(x, y - 1) - at(x, y + 1)) * SCALE * 0.5,
        1,
      ]);
      const height = at(x, y);
      let lit = 0;
      for (const lean of [0.85, 1, 1.15]) {
        let clear = 1;
        for (let step = 2; step < 44; step += 2) {
          const z = height + (step / SCALE) * upwards * lean + 0.005;
          if (at(Math.round(x + towardsX * step), Math.round(y + towardsY * step)) > z) {
            clear = 0;
            break;
          }
        }
        lit += clear / 3;
      }
      const direct = (Math.max(dot(normal, lamp), 0) / flat) * (1 - view.shadow * (1 - lit));
      const [u, v] = [x / SCALE - AROUND, y / SCALE - AROUND];
      const toEye = unit([eye[0] - u, eye[1] - v, eye[2] - height]);
      const half = unit([toEye[0] + lamp[0], toEye[1] + lamp[1], toEye[2] + lamp[2]]);
      cache[i] = view.ambient + (1 - view.ambient) * direct;
      cache[i + 1] =
        shine * 230 * Math.max(dot(normal, half), 0) ** 60 * lit * (1 + 0.2 * smoothNoise(u * 3, v * 3, 7));
    }
    // the sides of solids lie deeper and darker
    return [cache[i] * (1 - 0.45 * drop), cache[i + 1] * (1 - drop)];
  };
}
