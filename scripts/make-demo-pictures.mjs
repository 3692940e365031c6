// Draws the photographs of the demo, `apps/server/src/modules/demo/pictures/*.jpg`: scenes in SVG, from fixed seeds, with the
// grain and the light of a small camera. Run it after changing a scene; `-- name` draws only that one.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './machine/ensure-installed.mjs';

const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp');
const OUT = join(root, 'apps/server/src/modules/demo/pictures');
const [WIDTH, HEIGHT] = [720, 540];

/** The 32-bit generator mulberry32. */
function createRandom(seed) {
  let state = seed >>> 0;
  return (min = 0, max = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (max - min);
  };
}

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('');
const rect = (fill, y = 0, height = HEIGHT, more = '') =>
  `<rect x="0" y="${y}" width="${WIDTH}" height="${height}" fill="${fill}" ${more}/>`;
const gradient = (id, ...stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;
/** A surface lit from the side: water, sand, mud. `scale` is the size of its waves, `depth` their height. */
const surface = (
  id,
  color,
  [across, along],
  depth,
  seed,
  { octaves = 4, azimuth = 250, elevation = 48 } = {},
) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="${across} ${along}" numOctaves="${octaves}" seed="${seed}"/>
    <feDiffuseLighting surfaceScale="${depth}" lighting-color="${color}">
      <feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>
    </feDiffuseLighting>
  </filter>`;
const blur = (id, by) => `<filter id="${id}"><feGaussianBlur stdDeviation="${by}"/></filter>`;
const wobble = (id, frequency, by, seed) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%">
    <feTurbulence type="turbulence" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>
    <feDisplacementMap in="SourceGraphic" scale="${by}"/>
  </filter>`;

/** Sea up to a horizon, in perspective: long waves near, short ones far. */
function sea(y, color, far, seed, depth = 6) {
  return `${surface('near', color, [0.006, 0.045], depth, seed)}${surface('far', far, [0.012, 0.16], depth / 2, seed + 1)}
    ${rect(far, y, HEIGHT - y, 'filter="url(#far)"')}
    <mask id="fade"><linearGradient id="fadeIn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="0.7" stop-color="#fff"/></linearGradient>
      ${rect('url(#fadeIn)', y, HEIGHT - y)}</mask>
    <g mask="url(#fade)">${rect(color, y, HEIGHT - y, 'filter="url(#near)"')}</g>`;
}

const ridge = (random, y, height, color, from = 0, to = WIDTH) => {
  const points = Array.from({ length: 13 }, (_, index) => {
    const x = from + ((to - from) * index) / 12;
    const edge = Math.sin((index / 12) * Math.PI) ** 0.6;
    return `${x},${y - height * edge * random(0.55, 1)}`;
  });
  return `<polygon points="${from},${y + 2} ${points.join(' ')} ${to},${y + 2}" fill="${color}"/>`;
};

const mesh = (random, cx, cy, size, color) =>
  `${times(22, (index) => {
    const a = -size + (index / 21) * 2 * size;
    const bend = () => random(-18, 18);
    const line = (x1, y1, x2, y2) =>
      `<path d="M${cx + x1} ${cy + y1} Q${cx + (x1 + x2) / 2 + bend()} ${cy + (y1 + y2) / 2 + bend()} ${cx + x2} ${cy + y2}"/>`;
    return (
      line(a, -size * 0.5, a * 0.7 + size * 0.5, size * 0.5) +
      line(a, -size * 0.5, a * 0.7 - size * 0.5, size * 0.5)
    );
  }).replace(/^/, `<g fill="none" stroke="${color}" stroke-width="1.6" stroke-opacity="0.75">`)}</g>`;

/** An open boat of 7 m from the side, its middle at the waterline at `x`, `y`. */
const panga = (x, y, scale, hull, people = 2) => `<g transform="translate(${x} ${y}) scale(${scale})">
  <path d="M-150 -34 C-60 -22 60 -22 128 -46 L158 -56 C150 -14 126 10 96 14 L-120 14 C-140 8 -150 -10 -150 -34Z" fill="${hull}"/>
  <path d="M-150 -34 C-60 -22 60 -22 128 -46 L158 -56" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="4"/>
  <path d="M-168 -52 h22 v44 h-16z" fill="#181c22"/>
  ${times(people, (index) => `<g transform="translate(${-70 + index * 70} -30)"><path d="M-13 6 C-14 -34 14 -34 13 6Z" fill="#20262e"/><circle cy="-36" r="10" fill="#3b2a20"/><path d="M-13 -38 h26 l-4 -9 h-18z" fill="#4c4a3c"/></g>`)}
</g>`;

const SCENES = {
  'net-afloat': (random) => `<defs>${blur('soft', 1.2)}${wobble('wave', 0.012, 26, 3)}</defs>
    ${surface('water', '#5fa7a8', [0.009, 0.022], 14, 8)}${rect('#35777c', 0, HEIGHT, 'filter="url(#water)"')}
    <g filter="url(#wave)">${mesh(random, 380, 290, 260, '#dfeee6')}</g>
    ${times(9, (index) => `<ellipse cx="${120 + index * 62 + random(-8, 8)}" cy="${180 + Math.sin(index) * 26 + index * 9}" rx="13" ry="9" fill="#f3efe2" stroke="#5d6b66" stroke-width="1.5"/>`)}`,
  'net-on-deck': (
    random,
  ) => `<defs>${wobble('tangle', 0.02, 46, 11)}${surface('wood', '#c8b292', [0.004, 0.09], 5, 4)}</defs>
    ${rect('#b59b78', 0, HEIGHT, 'filter="url(#wood)"')}${times(6, (index) => `<rect x="0" y="${index * 96 - 4}" width="${WIDTH}" height="4" fill="#4b3d2c" opacity="0.55"/>`)}
    <ellipse cx="370" cy="320" rx="280" ry="150" fill="#1f3a36" opacity="0.55"/>
    <g filter="url(#tangle)">${mesh(random, 360, 300, 240, '#8fc2ae')}${mesh(random, 400, 320, 200, '#5f9b8b')}</g>
    ${times(7, () => `<ellipse cx="${random(160, 580)}" cy="${random(210, 430)}" rx="16" ry="11" fill="#efe9da" stroke="#6d6a5a" stroke-width="2"/>`)}`,
  'panga-at-dusk': () => `<defs>${gradient('sky', [0, '#39527a'], [0.55, '#d98d6a'], [1, '#f6d29a'])}</defs>
    ${rect('url(#sky)', 0, 300)}<circle cx="520" cy="272" r="26" fill="#fff3d2"/>${sea(300, '#5f6c86', '#c98f7a', 21)}
    <ellipse cx="520" cy="350" rx="26" ry="70" fill="#ffe0b0" opacity="0.35"/>${panga(300, 372, 1.05, '#2b3444', 2)}`,
  'panga-at-night': (
    random,
  ) => `<defs>${gradient('sky', [0, '#05090f'], [1, '#14212e'])}${blur('soft', 9)}</defs>
    ${rect('url(#sky)', 0, 260)}${times(40, () => `<circle cx="${random(0, WIDTH)}" cy="${random(0, 220)}" r="${random(0.5, 1.2)}" fill="#fff" opacity="${random(0.2, 0.7)}"/>`)}
    ${sea(260, '#1a2b3a', '#10202c', 31, 8)}<polygon points="720,560 470,300 150,300 150,420" fill="#e9f2d8" opacity="0.26" filter="url(#soft)"/>
    ${panga(310, 356, 0.9, '#3f5560', 3)}`,
  trawler: (random) => `<defs>${gradient('sky', [0, '#9fb8c9'], [1, '#e6e9e4'])}</defs>
    ${rect('url(#sky)', 0, 270)}${ridge(random, 270, 36, '#9aaab2', 380, 760)}${sea(270, '#5d8798', '#93aeb6', 41)}
    <g transform="translate(330 300)"><path d="M-170 -22 L150 -30 L182 -58 L160 26 L-150 26Z" fill="#7d2f2a"/><path d="M-150 10 h306 l-6 16 h-290z" fill="#2a2f35"/>
    <rect x="40" y="-92" width="72" height="66" fill="#e9e6dc"/><g fill="#31424d"><rect x="50" y="-80" width="14" height="14"/><rect x="70" y="-80" width="14" height="14"/><rect x="90" y="-80" width="14" height="14"/></g>
    <g stroke="#2d3338" stroke-width="5" fill="none"><path d="M-10 -26 V-170"/><path d="M-10 -160 L-170 -60"/><path d="M-10 -160 L150 -70"/><path d="M-10 -170 L-130 -20" stroke-width="1.5"/><path d="M-10 -170 L100 -92" stroke-width="1.5"/></g></g>`,
  'kelp-below': (
    random,
  ) => `<defs>${gradient('water', [0, '#b8d9a2'], [0.35, '#4f8f6d'], [1, '#12352f'])}${blur('soft', 14)}${blur('far', 3)}</defs>
    ${rect('url(#water)')}<g filter="url(#soft)" opacity="0.3">${times(7, (index) => `<polygon points="${index * 120 - 20},0 ${index * 120 + 34},0 ${index * 90 + 200},540 ${index * 90 + 90},540" fill="#f3ffd6"/>`)}</g>
    ${times(16, (index) => {
      const [x, lean, isFar] = [index * 48 + random(-20, 20), random(-40, 40), index % 2 === 0];
      const blades = times(13, (blade) => {
        const t = blade / 13;
        const [bx, by] = [x + lean * t + 10 * Math.sin(t * 9 + index), 540 - t * 560];
        const side = blade % 2 === 0 ? 1 : -1;
        return `<path d="M${bx} ${by} q${side * 34} ${-10 + random(-8, 8)} ${side * 62} ${14 + random(-12, 12)} q${side * -36} 12 ${side * -62} -14Z"/>`;
      });
      return `<g fill="${isFar ? '#3e6f3f' : '#7d7a2c'}" opacity="${isFar ? 0.55 : 0.95}" ${isFar ? 'filter="url(#far)"' : ''}><path d="M${x} 545 q${lean} -280 ${lean} -560" stroke="#5f6124" stroke-width="4" fill="none"/>${blades}</g>`;
    })}`,
  'kelp-canopy': (
    random,
  ) => `<defs>${gradient('sky', [0, '#c9d8de'], [1, '#eef0ea'])}${wobble('edge', 0.03, 22, 6)}</defs>
    ${rect('url(#sky)', 0, 150)}${ridge(random, 150, 60, '#7d8a80', -60, 420)}${sea(150, '#4a7f92', '#8fb0b5', 61)}
    <g filter="url(#edge)">${times(70, () => {
      const y = random(185, 540);
      const size = (y - 120) / 9;
      return `<ellipse cx="${random(0, WIDTH)}" cy="${y}" rx="${size * random(0.8, 1.7)}" ry="${size * 0.3}" fill="${random() > 0.5 ? '#6f6a26' : '#8a7a33'}" opacity="0.85"/>`;
    })}</g>`,
  'buoy-yellow': (
    random,
  ) => `<defs>${gradient('sky', [0, '#7fb2d8'], [1, '#dcebf0'])}${gradient('side', [0, '#ffd24a'], [1, '#c98a12'])}</defs>
    ${rect('url(#sky)', 0, 230)}${ridge(random, 230, 52, '#a9a593', 60, 560)}${sea(230, '#3f7f9c', '#86b3c0', 71, 7)}
    <g transform="translate(360 330) rotate(-6)"><path d="M-64 0 L-44 -118 h88 L64 0Z" fill="url(#side)"/><ellipse cy="2" rx="64" ry="20" fill="#b87a0e"/><rect x="-5" y="-196" width="10" height="80" fill="#4d4f46"/><circle cy="-206" r="16" fill="#e9e3cc" stroke="#555" stroke-width="3"/><path d="M-52 -66 h104" stroke="#7b5410" stroke-width="6"/></g>`,
  'buoy-chain': (
    random,
  ) => `<defs>${gradient('water', [0, '#7cc4d6'], [0.5, '#2f7f9b'], [1, '#0d3a50'])}${blur('soft', 16)}</defs>
    ${rect('url(#water)')}<g filter="url(#soft)" opacity="0.35"><polygon points="250,0 420,0 520,540 160,540" fill="#e8fbff"/></g>
    ${times(12, (index) => `<g transform="translate(${352 + 12 * Math.sin(index / 2)} ${20 + index * 46}) rotate(${index % 2 === 0 ? 4 : -5})"><ellipse rx="${index % 2 === 0 ? 20 : 8}" ry="30" fill="none" stroke="#5c4a3a" stroke-width="10"/><ellipse rx="${index % 2 === 0 ? 20 : 8}" ry="30" fill="none" stroke="#a07d5a" stroke-width="3"/></g>`)}
    ${times(60, () => `<circle cx="${352 + random(-42, 42)}" cy="${random(30, 540)}" r="${random(3, 9)}" fill="${random() > 0.5 ? '#4f7d4b' : '#7d8f56'}" opacity="0.8"/>`)}
    ${times(26, () => {
      const [x, y] = [random(40, 700), random(40, 500)];
      return `<path d="M${x} ${y} q10 -7 20 0 q-10 7 -20 0 l-6 -5 v10z" fill="#12303f" opacity="0.55"/>`;
    })}`,
  'nest-track': (
    random,
  ) => `${surface('sand', '#e6cfa4', [0.05, 0.06], 5, 81, { octaves: 5 })}${rect('#d8bd8c', 0, HEIGHT, 'filter="url(#sand)"')}
    <defs>${blur('soft', 3)}</defs><g filter="url(#soft)" opacity="0.6" fill="#8c6f45">${times(
      13,
      (index) => {
        const t = index / 12;
        const [x, y, s] = [150 + t * 300, 540 - t * 360, 1.3 - t * 0.6];
        return `<ellipse cx="${x - 74 * s}" cy="${y}" rx="${26 * s}" ry="${9 * s}" transform="rotate(-28 ${x - 74 * s} ${y})"/><ellipse cx="${x + 74 * s}" cy="${y - 16 * s}" rx="${26 * s}" ry="${9 * s}" transform="rotate(28 ${x + 74 * s} ${y - 16 * s})"/>`;
      },
    )}
    <ellipse cx="490" cy="150" rx="120" ry="56"/></g><ellipse cx="490" cy="140" rx="104" ry="44" fill="#f0dcb4" opacity="0.55"/>
    <g transform="translate(610 120)"><rect x="-4" y="0" width="8" height="120" fill="#e9e5d8"/><rect x="-34" y="-20" width="68" height="36" fill="#f5f2e7" stroke="#8d8570"/><text x="0" y="5" font-family="sans-serif" font-size="20" text-anchor="middle" fill="#444">${Math.round(random(10, 99))}</text></g>`,
  'nest-eggs': (
    random,
  ) => `${surface('sand', '#dcc293', [0.06, 0.06], 6, 91, { octaves: 5 })}${rect('#cbb07e', 0, HEIGHT, 'filter="url(#sand)"')}
    <defs>${blur('soft', 12)}<radialGradient id="egg" cx="0.38" cy="0.32"><stop offset="0" stop-color="#fffdf6"/><stop offset="0.75" stop-color="#e6ddca"/><stop offset="1" stop-color="#b7a98d"/></radialGradient></defs>
    <ellipse cx="360" cy="300" rx="250" ry="190" fill="#4d3a20" opacity="0.75" filter="url(#soft)"/>
    ${times(64, () => {
      const [angle, reach] = [random(0, 6.28), Math.sqrt(random())];
      return `<circle cx="${360 + Math.cos(angle) * reach * 190}" cy="${310 + Math.sin(angle) * reach * 132}" r="${random(25, 29)}" fill="url(#egg)"/>`;
    })}`,
  hatchling: (
    random,
  ) => `${surface('sand', '#e2caa0', [0.07, 0.07], 5, 95, { octaves: 5 })}${rect('#d6bd8e', 0, HEIGHT, 'filter="url(#sand)"')}
    <defs>${blur('soft', 8)}</defs>
    ${times(
      3,
      (
        index,
      ) => `<g transform="translate(${190 + index * 190} ${330 - index * 70 + random(-30, 30)}) rotate(${random(-30, 20)}) scale(${random(0.85, 1.1)})"><ellipse cx="8" cy="16" rx="70" ry="44" fill="#6b5331" opacity="0.5" filter="url(#soft)"/>
      <g fill="#2a2f33"><path d="M30 -30 q40 -46 74 -30 q-24 28 -58 46Z"/><path d="M30 30 q40 46 74 30 q-24 -28 -58 -46Z"/><path d="M-44 -22 q-30 -22 -46 -8 q14 18 38 22Z"/><path d="M-44 22 q-30 22 -46 8 q14 -18 38 -22Z"/><circle cx="72" cy="0" r="19"/></g>
      <ellipse rx="60" ry="42" fill="#3b4347"/><g stroke="#596368" stroke-width="3" fill="none"><path d="M-50 0 H50"/><path d="M-22 -36 V36"/><path d="M16 -38 V38"/></g></g>`,
    )}`,
  'mangrove-seedlings': (random) => `<defs>${gradient('sky', [0, '#b9cfdb'], [1, '#e9eee6'])}</defs>
    ${surface('mud', '#9c8a6c', [0.012, 0.07], 7, 101)}${rect('url(#sky)', 0, 170)}${ridge(random, 172, 70, '#4d6b45', -40, 780)}${rect('#7f6d50', 168, HEIGHT - 168, 'filter="url(#mud)"')}
    ${times(46, (index) => {
      const row = Math.floor(index / 9);
      const [x, y, s] = [
        40 + (index % 9) * 82 + random(-14, 14) + row * 10,
        220 + row * 74 + random(-8, 8),
        0.5 + row * 0.24,
      ];
      return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0 q${random(-6, 6)} -44 ${random(-8, 8)} -86" stroke="#5a4a2c" stroke-width="6" fill="none"/><g fill="#4f8a3a"><path d="M0 -86 q34 -26 46 -4 q-26 18 -46 4Z"/><path d="M0 -86 q-34 -26 -46 -4 q26 18 46 4Z"/><path d="M0 -84 q8 -44 24 -40 q4 28 -24 40Z" fill="#6aa548"/></g></g>`;
    })}`,
  'mangrove-roots': (
    random,
  ) => `<defs>${gradient('water', [0, '#6d8f86'], [1, '#223b39'])}${blur('soft', 5)}</defs>
    ${surface('calm', '#7f9c8f', [0.004, 0.05], 5, 111)}${rect('#587a70', 0, HEIGHT, 'filter="url(#calm)"')}
    <g>${times(90, () => `<ellipse cx="${random(-20, 740)}" cy="${random(-20, 170)}" rx="${random(16, 40)}" ry="${random(9, 20)}" fill="${['#35632f', '#4d7f3b', '#23471f', '#6b9a4a'][Math.floor(random(0, 4))]}" transform="rotate(${random(-40, 40)} 360 80)"/>`)}</g>
    <g fill="none" stroke="#4a3a2a" stroke-linecap="round">${times(26, (index) => {
      const x = index * 29 + random(-12, 12);
      const reach = random(-80, 80);
      return `<path d="M${x} 150 C${x} 240 ${x + reach} 260 ${x + reach} ${330 + random(0, 90)}" stroke-width="${random(5, 11)}"/>`;
    })}</g>
    <g opacity="0.3" filter="url(#soft)" fill="none" stroke="#1c2a26">${times(24, (index) => `<path d="M${index * 31} 390 q${random(-30, 30)} 60 ${random(-30, 30)} 130" stroke-width="9"/>`)}</g>`,
  'whale-fluke': (random) => `<defs>${gradient('sky', [0, '#8db4cf'], [1, '#e4ecec'])}</defs>
    ${rect('url(#sky)', 0, 250)}${ridge(random, 250, 44, '#a3a79c', 300, 800)}${sea(250, '#3c6f88', '#7ea6b5', 121, 7)}
    <g transform="translate(330 300)"><path d="M-14 60 C-10 0 -20 -40 -40 -70 C-110 -120 -170 -110 -196 -92 C-150 -80 -90 -60 -20 -30 L0 -24 L20 -30 C90 -60 150 -80 196 -92 C170 -110 110 -120 40 -70 C20 -40 10 0 14 60Z" fill="#20292f"/><path d="M-60 62 q60 -26 120 0 q-60 14 -120 0Z" fill="#e8f1f2" opacity="0.8"/>
    ${times(18, () => `<circle cx="${random(-190, 190)}" cy="${random(-80, 40)}" r="${random(1, 3)}" fill="#f4fbfb" opacity="0.8"/>`)}</g>`,
  dolphins: (random) => `<defs>${gradient('sky', [0, '#a9c6d6'], [1, '#eef1ea'])}</defs>
    ${rect('url(#sky)', 0, 190)}${sea(190, '#447c96', '#8db2bd', 131, 7)}
    ${times(7, (index) => {
      const [x, y] = [
        80 + (index % 4) * 170 + random(-30, 30),
        270 + Math.floor(index / 4) * 110 + random(-24, 24),
      ];
      const s = 0.6 + (y - 240) / 360;
      return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-70 14 C-40 -34 36 -40 76 12 C40 -4 -30 -4 -70 14Z" fill="#33424c"/><path d="M-2 -22 q8 -34 30 -36 q-8 22 4 40Z" fill="#2a3740"/><ellipse cx="0" cy="16" rx="92" ry="9" fill="#e9f3f3" opacity="0.55"/></g>`;
    })}`,
  outlet: (
    random,
  ) => `${surface('sand', '#c9b48c', [0.04, 0.05], 6, 141, { octaves: 5 })}${rect('#b7a078', 0, HEIGHT, 'filter="url(#sand)"')}
    <defs>${wobble('flow', 0.015, 30, 7)}${blur('soft', 4)}</defs>
    <path filter="url(#flow)" d="M300 210 C360 300 260 380 340 560 L560 560 C500 400 470 300 420 210Z" fill="#5d6b34" opacity="0.85"/><path filter="url(#flow)" d="M330 220 C380 320 330 400 400 560 L450 560 C440 400 410 320 390 220Z" fill="#8b9a4b" opacity="0.7"/>
    <rect x="120" y="40" width="480" height="120" fill="#8f8f88"/><rect x="120" y="150" width="480" height="14" fill="#5c5c56"/><ellipse cx="360" cy="160" rx="96" ry="84" fill="#4b4b46"/><ellipse cx="360" cy="166" rx="76" ry="64" fill="#191a17"/>
    ${times(30, () => `<ellipse cx="${random(60, 660)}" cy="${random(220, 520)}" rx="${random(6, 20)}" ry="${random(4, 12)}" fill="#8d7a58" opacity="0.8"/>`)}`,
  'over-the-bow': (
    random,
  ) => `<defs>${gradient('sky', [0, '#5f9bcd'], [1, '#dbe9ee'])}${gradient('deck', [0, '#f1efe8'], [1, '#b9b7ac'])}</defs>
    ${rect('url(#sky)', 0, 230)}${ridge(random, 230, 84, '#8d8674', 120, 640)}${ridge(random, 230, 40, '#6f6c60', 420, 780)}${sea(230, '#2f7395', '#79aec0', 151, 7)}
    <path d="M-20 560 C160 440 300 350 362 300 C424 350 560 440 740 560Z" fill="url(#deck)"/><path d="M362 300 C424 350 560 440 740 560 M362 300 C300 350 160 440 -20 560" stroke="#2d6ca2" stroke-width="12" fill="none"/>
    <rect x="352" y="330" width="20" height="60" rx="6" fill="#53585b"/><path d="M362 360 C300 420 260 460 240 560" stroke="#d9c9a0" stroke-width="9" fill="none"/>`,
};

/** The grain and the darker corners of a small camera. */
const CAMERA = `<defs><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="1" seed="5"/><feColorMatrix type="matrix" values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.5 0.5 0 0 -0.42"/></filter>
  <radialGradient id="corners" cx="0.5" cy="0.5" r="0.75"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.35"/></radialGradient></defs>
  ${rect('#808080', 0, HEIGHT, 'filter="url(#grain)" opacity="0.3"')}${rect('url(#corners)')}`;

mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2).filter((name) => name !== '--');
for (const [index, [name, draw]] of Object.entries(SCENES).entries()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${draw(createRandom(1_974 + index))}${CAMERA}</svg>`;
  const { size } = await sharp(Buffer.from(svg))
    .jpeg({ quality: 58, mozjpeg: true })
    .toFile(join(OUT, `${name}.jpg`));
  console.log(`${name}.jpg ${Math.round(size / 1_000)} kB`);
}
