import type { ReactNode } from 'react';
import type { Motif } from './eventArt.ts';

export const artWidth = 640;
export const artHeight = 320;

/** From the palest colour of a palette to the strongest. */
const tones = ['var(--art-soft)', 'var(--art-mid)', 'var(--art-strong)', 'var(--art-pop)'] as const;

type RandomNumber = () => number;
type Draw = (next: RandomNumber) => ReactNode;

const between = (next: RandomNumber, least: number, most: number) => least + next() * (most - least);
const pickOne = <T,>(next: RandomNumber, all: readonly T[]) => all[Math.floor(next() * all.length)]!;
const indexes = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Draws each motif on an area of 640 × 320. */
export const drawings: Record<Motif, Draw> = {
  hills: (next) => {
    const sun = between(next, 120, 520);
    return (
      <>
        <circle cx={sun} cy={between(next, 90, 140)} r={between(next, 38, 58)} fill="var(--art-pop)" />
        {indexes(4).map((n) => {
          const y = 150 + n * 42;
          const [a, b, c] = [between(next, -60, 30), between(next, -50, 50), between(next, -60, 30)];
          return (
            <path
              key={n}
              d={`M0 ${y + b / 2}C140 ${y + a},230 ${y + b + 40},340 ${y + c / 2}S560 ${y + a + 30},640 ${y + b}V320H0Z`}
              fill={tones[n % 3]}
              opacity={0.55 + n * 0.15}
            />
          );
        })}
      </>
    );
  },

  bars: (next) =>
    indexes(20).map((n) => {
      const swell = Math.sin((n / 19) * Math.PI) * 110;
      const height = 36 + swell * between(next, 0.5, 1) + between(next, 0, 60);
      const tone = next() > 0.82 ? tones[3] : tones[1 + (n % 2)];
      return <rect key={n} x={12 + n * 31.2} y={160 - height / 2} width={18} height={height} rx={9} fill={tone} />;
    }),

  orbits: (next) => {
    const [x, y] = [between(next, 140, 500), between(next, 120, 230)];
    return (
      <>
        {indexes(6).map((n) => {
          const radius = 56 + n * 52;
          const turn = between(next, 0, Math.PI * 2);
          return (
            <g key={n}>
              <circle cx={x} cy={y} r={radius} fill="none" stroke={tones[1]} strokeWidth={2} opacity={0.6} />
              <circle
                cx={x + radius * Math.cos(turn)}
                cy={y + radius * Math.sin(turn)}
                r={between(next, 7, 16)}
                fill={n % 2 ? tones[3] : tones[2]}
              />
            </g>
          );
        })}
        <circle cx={x} cy={y} r={30} fill={tones[3]} />
      </>
    );
  },

  tiles: (next) =>
    indexes(32).map((n) => {
      const [x, y] = [(n % 8) * 80, Math.floor(n / 8) * 80];
      const shape = pickOne(next, ['quarter', 'quarter', 'dot', 'half', 'none', 'ring']);
      const fill = pickOne(next, tones);
      const turn = `rotate(${90 * Math.floor(next() * 4)} ${x + 40} ${y + 40})`;
      if (shape === 'quarter')
        return <path key={n} d={`M${x} ${y}h80a80 80 0 0 1-80 80Z`} fill={fill} transform={turn} />;
      if (shape === 'half') return <path key={n} d={`M${x} ${y}h80a40 40 0 0 1-80 0Z`} fill={fill} transform={turn} />;
      if (shape === 'dot') return <circle key={n} cx={x + 40} cy={y + 40} r={22} fill={fill} />;
      if (shape === 'ring')
        return <circle key={n} cx={x + 40} cy={y + 40} r={28} fill="none" stroke={fill} strokeWidth={12} />;
      return null;
    }),

  lines: (next) =>
    indexes(9).map((row) => {
      let x = 36 + pickOne(next, [0, 0, 44, 88]);
      return indexes(4).map((word) => {
        const width = between(next, 34, 150);
        const at = x;
        x += width + 16;
        const tone = next() > 0.8 ? tones[3] : tones[1 + ((row + word) % 2)];
        return <rect key={`${row}-${word}`} x={at} y={22 + row * 32} width={width} height={14} rx={7} fill={tone} />;
      });
    }),

  confetti: (next) =>
    indexes(54).map((n) => {
      const [x, y] = [((n % 9) + next()) * 71, (Math.floor(n / 9) + next()) * 53];
      const [size, fill] = [between(next, 10, 26), pickOne(next, tones.slice(1))];
      const turn = `rotate(${between(next, 0, 180)} ${x} ${y})`;
      const shape = pickOne(next, ['dot', 'strip', 'curl', 'square']);
      if (shape === 'dot') return <circle key={n} cx={x} cy={y} r={size / 2} fill={fill} />;
      if (shape === 'curl')
        return (
          <path
            key={n}
            d={`M${x} ${y}q${size / 2}-${size} ${size} 0t${size} 0`}
            fill="none"
            stroke={fill}
            strokeWidth={5}
            strokeLinecap="round"
            transform={turn}
          />
        );
      const height = shape === 'strip' ? size / 2.4 : size;
      return <rect key={n} x={x} y={y} width={size * 1.1} height={height} rx={2} fill={fill} transform={turn} />;
    }),

  tracks: (next) => {
    const x = between(next, 60, 240);
    return (
      <>
        {indexes(6).map((n) => {
          const inset = n * 30;
          return (
            <rect
              key={n}
              x={x - 130 + inset}
              y={-60 + inset}
              width={620 - inset * 2}
              height={440 - inset * 2}
              rx={220 - inset}
              fill="none"
              stroke={n === 2 ? tones[3] : tones[1 + (n % 2)]}
              strokeWidth={14}
            />
          );
        })}
      </>
    );
  },

  peaks: (next) =>
    indexes(7).map((n) => {
      const [x, height] = [n * 100 + between(next, -40, 40), between(next, 110, 250)];
      const half = height * between(next, 0.55, 0.8);
      const shade = n % 3 === 1 ? tones[3] : tones[n % 3];
      return (
        <g key={n} opacity={0.9}>
          <path d={`M${x - half} 320L${x} ${320 - height}L${x + half} 320Z`} fill={shade} />
          <path d={`M${x} ${320 - height}L${x + half} 320H${x + half * 0.15}Z`} fill={tones[2]} opacity={0.5} />
        </g>
      );
    }),

  beams: (next) => {
    const x = between(next, 160, 480);
    const turn = between(next, 0, 12);
    return (
      <>
        {indexes(15).map((n) => {
          const [from, to] = [n * 24 + turn, n * 24 + turn + 12].map((degrees) => (degrees * Math.PI) / 180);
          const point = (angle: number) => `${x + 700 * Math.cos(angle)} ${300 + 700 * Math.sin(angle)}`;
          return <path key={n} d={`M${x} 300L${point(from!)}L${point(to!)}Z`} fill={tones[n % 2]} opacity={0.8} />;
        })}
        <circle cx={x} cy={300} r={96} fill={tones[2]} />
        <circle cx={x} cy={300} r={60} fill={tones[3]} />
      </>
    );
  },
};
