import { SeriesPage } from './series-page.tsx';

/** As many boards as possible in three minutes. */
export const RushPage = () => <SeriesPage kind="rush" />;
