import { between, type Chance, chanceFrom, oneOf, whole } from './chance.ts';
import { arc, box, chevron, disc, polygon, ray, star } from './outlines.ts';

/** How bright a shape is against the ground of its faction. */
export type Tone = 'faint' | 'mid' | 'bright' | 'pale';

export interface Shape {
  readonly d: string;
  readonly tone: Tone;
}

/** Abstract, the same for the same card, and of few large shapes, so that a small card is known by its outline. */
type Motif = (chance: Chance) => Shape[];

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const shape = (tone: Tone, d: string): Shape => ({ d, tone });
const tones: readonly [Tone, Tone, Tone] = ['mid', 'bright', 'pale'];

/** Courses of stone: barriers. */
const wall: Motif = (chance) => {
  const courses = whole(chance, 3, 5);
  const height = 76 / courses;
  return range(courses).flatMap((course) => {
    const cut = between(chance, 28, 72);
    const inset = between(chance, 4, 20);
    const y = 12 + course * height;
    return [
      shape(oneOf(chance, tones), box(inset, y, cut - inset - 2, height - 4)),
      shape(oneOf(chance, tones), box(cut + 2, y, 98 - inset - cut, height - 4)),
    ];
  });
};

/** Rings with openings that do not line up: code gates. */
const rings: Motif = (chance) => {
  const count = whole(chance, 3, 4);
  return [
    ...range(count).map((ring) =>
      shape(
        ring % 2 === 0 ? 'bright' : 'mid',
        arc(50, 50, 44 - ring * (36 / count), 22 / count, chance(), between(chance, 0.55, 0.85)),
      ),
    ),
    shape('pale', polygon(50, 50, 8, whole(chance, 3, 6), chance())),
  ];
};

/** Teeth around an eye: sentries. */
const spikes: Motif = (chance) => {
  const points = whole(chance, 3, 9);
  const turn = chance();
  return [
    shape('mid', star(50, 50, 46, between(chance, 16, 26), points, turn)),
    shape(
      'bright',
      star(50, 50, between(chance, 28, 36), between(chance, 10, 16), points, turn + 0.5 / points),
    ),
    shape('faint', disc(50, 50, 10)),
    shape('pale', disc(50, 50, between(chance, 4, 7))),
  ];
};

/** Triangles that overlap: ice that is none of the three. */
const shards: Motif = (chance) =>
  range(whole(chance, 4, 6)).map((index) =>
    shape(
      tones[index % 3] ?? 'mid',
      polygon(between(chance, 26, 74), between(chance, 26, 74), between(chance, 16, 34), 3, chance()),
    ),
  );

/** A tower before the sun: agendas. */
const monument: Motif = (chance) => {
  const x = between(chance, 34, 66);
  const steps = whole(chance, 2, 4);
  return [
    ...range(whole(chance, 4, 7)).map((index) =>
      shape('faint', ray(x, 44, 0.5 + (index + 0.5) / 14, 0.02 + chance() * 0.02)),
    ),
    shape('mid', disc(x, 44, between(chance, 22, 34))),
    ...range(steps).map((index) => {
      const width = 14 + index * between(chance, 10, 16);
      return shape(index % 2 === 0 ? 'pale' : 'bright', box(x - width / 2, 26 + index * 18, width, 80));
    }),
  ];
};

/** A skyline: assets. */
const skyline: Motif = (chance) => {
  const towers = whole(chance, 3, 5);
  const width = 84 / towers;
  return [
    shape('faint', disc(between(chance, 24, 76), between(chance, 22, 36), between(chance, 10, 18))),
    ...range(towers).flatMap((tower) => {
      const height = between(chance, 28, 74);
      const x = 8 + tower * width;
      return [
        shape(oneOf(chance, ['mid', 'bright']), box(x, 92 - height, width - 4, height)),
        shape('pale', box(x + 4, 98 - height, width - 12, 4)),
      ];
    }),
  ];
};

/** One shape within another: upgrades. */
const nested: Motif = (chance) => {
  const corners = whole(chance, 4, 8);
  const twist = oneOf(chance, [0, 0.5 / corners, 0.25 / corners]);
  return [
    shape('mid', polygon(50, 50, 46, corners)),
    shape('faint', polygon(50, 50, 36, corners, twist)),
    shape('bright', polygon(50, 50, 28, corners, 2 * twist)),
    shape('faint', polygon(50, 50, 17, corners, 3 * twist)),
    shape('pale', polygon(50, 50, 9, whole(chance, 3, 6))),
  ];
};

/** Marching forward: operations. */
const march: Motif = (chance) => {
  const count = whole(chance, 2, 4);
  const size = between(chance, 24, 40);
  const lean = between(chance, -10, 10);
  return [
    shape('faint', disc(50 - lean, 50, between(chance, 30, 44))),
    ...range(count).map((index) =>
      shape(
        tones[index % 3] ?? 'mid',
        chevron(50 + lean * (index - count / 2), 26 + index * (56 / count), size, between(chance, 8, 14)),
      ),
    ),
  ];
};

/** A burst: events. */
const burst: Motif = (chance) => {
  const [x, y] = [between(chance, 26, 74), between(chance, 30, 70)];
  const rays = whole(chance, 5, 9);
  const turn = chance();
  return [
    ...range(rays).map((index) =>
      shape(
        index % 2 === 0 ? 'mid' : 'bright',
        ray(x, y, turn + index / rays, between(chance, 0.02, 0.5 / rays)),
      ),
    ),
    shape('faint', disc(x, y, 20)),
    shape('pale', star(x, y, 14, between(chance, 5, 10), whole(chance, 4, 8), turn)),
  ];
};

/** A board with its contacts: hardware. */
const circuit: Motif = (chance) => {
  const pins = whole(chance, 3, 6);
  const gap = 60 / pins;
  const inset = between(chance, 18, 28);
  const core = between(chance, 14, 26);
  return [
    ...range(pins).flatMap((pin) => [
      shape('mid', box(20 + pin * gap + gap / 2 - 3, 8, 6, 84)),
      shape('mid', box(8, 20 + pin * gap + gap / 2 - 3, 84, 6)),
    ]),
    shape('bright', box(inset, inset, 100 - 2 * inset, 100 - 2 * inset)),
    shape('faint', polygon(50, 50, core + 4, oneOf(chance, [4, 6, 8]), oneOf(chance, [0, 0.125]))),
    shape('pale', polygon(50, 50, core / 2, whole(chance, 3, 8))),
  ];
};

/** A mirrored sign of cells: programs. */
const glyph: Motif = (chance) => {
  const cells: Shape[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 3; column += 1) {
      if (chance() < 0.42) continue;
      const tone = oneOf(chance, tones);
      const draw = (x: number): string =>
        chance() < 0.5 ? disc(x + 8, 18 + row * 16, 7.5) : box(x + 0.5, 10.5 + row * 16, 15, 15);
      const seen = draw(10 + column * 16);
      cells.push(shape(tone, seen));
      if (column < 2)
        cells.push(
          shape(
            tone,
            seen.includes('a')
              ? disc(82 - column * 16, 18 + row * 16, 7.5)
              : box(74.5 - column * 16, 10.5 + row * 16, 15, 15),
          ),
        );
    }
  return cells.length > 3 ? cells : [shape('bright', polygon(50, 50, 40, 4)), ...cells];
};

/** Bodies on their orbits: resources. */
const orbits: Motif = (chance) => {
  const [x, y] = [between(chance, 36, 64), between(chance, 36, 64)];
  return [
    shape('bright', disc(x, y, between(chance, 12, 22))),
    ...range(whole(chance, 2, 3)).flatMap((index) => {
      const radius = 28 + index * 13;
      const turn = chance();
      return [
        shape('mid', arc(x, y, radius, 3, turn, between(chance, 0.5, 0.92))),
        shape(
          'pale',
          disc(
            x + radius * Math.cos(turn * 2 * Math.PI),
            y + radius * Math.sin(turn * 2 * Math.PI),
            between(chance, 4, 8),
          ),
        ),
      ];
    }),
  ];
};

/** Bands that rise and fall. */
const waves: Motif = (chance) => {
  const bands = whole(chance, 3, 4);
  const swing = between(chance, 10, 26) * (chance() < 0.5 ? -1 : 1);
  return range(bands).map((band) => {
    const y = 22 + band * (70 / bands);
    const thick = between(chance, 9, 15);
    const curve = (at: number, way: number): string =>
      `C${50 - 25 * way} ${at - swing} ${50 + 25 * way} ${at + swing} ${50 + 55 * way} ${at}`;
    return shape(tones[band % 3] ?? 'mid', `M-5 ${y}${curve(y, 1)}V${y + thick}${curve(y + thick, -1)}Z`);
  });
};

/** A half, and a body that crosses the edge. */
const horizon: Motif = (chance) => {
  const edge = between(chance, 44, 66);
  const tilt = between(chance, -22, 22);
  const x = between(chance, 30, 70);
  return [
    shape('bright', disc(x, edge - between(chance, 0, 14), between(chance, 18, 30))),
    shape('mid', `M-5 ${edge - tilt}L105 ${edge + tilt}V105H-5Z`),
    shape('pale', disc(100 - x, between(chance, 14, 28), between(chance, 4, 9))),
    shape('faint', `M-5 ${edge + 16 - tilt}L105 ${edge + 22 + tilt}V105H-5Z`),
  ];
};

/** Columns of figures: what is booked. */
const ledger: Motif = (chance) => {
  const columns = whole(chance, 3, 4);
  const width = 80 / columns;
  return range(columns).flatMap((column) =>
    range(whole(chance, 2, 5)).map((row) =>
      shape(oneOf(chance, tones), box(12 + column * width, 80 - row * 15, width - 5, 11)),
    ),
  );
};

/** A face behind a visor: identities. */
const visage: Motif = (chance) => {
  const top = between(chance, 14, 24);
  const width = between(chance, 22, 32);
  return [
    shape('faint', disc(50, 50, 46)),
    shape('mid', `M${50 - width} 100V${top + 34}a${width} ${width} 0 0 1 ${2 * width} 0V100Z`),
    shape('bright', box(50 - width, between(chance, 40, 52), 2 * width, between(chance, 8, 14))),
    ...range(whole(chance, 2, 4)).map((index) => shape('pale', box(30 + index * 12, 74 + index * 4, 6, 26))),
  ];
};

/** How cards of a type are drawn; each card has one of them. */
const BY_TYPE: Readonly<Record<string, readonly [Motif, ...Motif[]]>> = {
  identity: [visage],
  agenda: [monument, horizon],
  asset: [skyline, ledger],
  upgrade: [nested],
  operation: [march, ledger, waves],
  event: [burst, waves, horizon],
  hardware: [circuit],
  program: [glyph],
  resource: [orbits, horizon],
};

const BY_ICE: Readonly<Record<string, Motif>> = { barrier: wall, code_gate: rings, sentry: spikes };

function motifOf(type: string, subtypes: readonly string[], chance: Chance): Motif {
  if (type !== 'ice') return oneOf(chance, BY_TYPE[type] ?? [shards]);
  for (const subtype of subtypes) {
    const motif = BY_ICE[subtype];
    if (motif !== undefined) return motif;
  }
  return shards;
}

/** A card's picture; `lean` turns the ground it stands on, `turn` its second colour away from the faction's. */
export function pictureOf(
  id: string,
  type: string,
  subtypes: readonly string[],
): { readonly shapes: readonly Shape[]; readonly lean: number; readonly turn: number } {
  const chance = chanceFrom(id);
  const lean = whole(chance, 0, 3) * 45 + 20;
  const turn = whole(chance, -5, 5) * 16;
  return { lean, turn, shapes: motifOf(type, subtypes, chance)(chance) };
}
