import { resultText } from '../language/english/result.ts';

interface Props {
  /** How many of the three are full: solved, without help, in the fewest moves. */
  readonly count: number;
  readonly large?: boolean;
}

const STAR = 'M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4L12 17.2l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z';

const names = ['none', 'solved', 'alone', 'fewest'] as const;

/** Up to three stars: solved, without help, in the fewest moves. */
export function Stars({ count, large = false }: Props) {
  const t = resultText();
  return (
    <span
      class={`stars${large ? ' large' : ''}`}
      role="img"
      aria-label={t.stars(count, t.starNames[names[count] ?? 'none'])}
    >
      {[1, 2, 3].map((place) => (
        <Star key={place} full={place <= count} />
      ))}
    </span>
  );
}

export const Star = ({ full }: { full: boolean }) => (
  <svg class={full ? 'star full' : 'star'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={STAR} />
  </svg>
);
