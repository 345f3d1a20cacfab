import { Icon } from '../parts/icons.tsx';

interface WayProps {
  /** Undefined where there is no puzzle on that side; its place stays empty. */
  readonly link: string | undefined;
  readonly icon: 'back' | 'forth';
  readonly name: string;
}

/** The way to the puzzle before the present one, or after it. */
export const Way = ({ link, icon, name }: WayProps) =>
  link ? (
    <a class="round" href={link} aria-label={name}>
      <Icon name={icon} />
    </a>
  ) : (
    <span class="round" style="visibility: hidden" />
  );
