import { SeriesPage } from './series-page.tsx';

/** Each board in its fewest moves, until one takes more. */
export const StreakPage = () => <SeriesPage kind="streak" />;
