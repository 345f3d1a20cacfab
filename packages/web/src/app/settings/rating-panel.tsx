import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { commonText } from '../language/english/common.ts';
import { settingsText } from '../language/english/settings.ts';
import { unitText } from '../language/english/units.ts';
import { number } from '../language/language.ts';
import { ratedResults } from '../model/kept-ratings.ts';
import { ratingAfter } from '../model/player-rating.ts';
import { rateSolved } from '../model/rate-solved.ts';
import { unrated } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';

/** The player's rating; it can be reset, after a question. */
export function RatingPanel() {
  const asking = useSignal(false);
  const t = settingsText();
  useEffect(() => void rateSolved(), []);
  if (ratedResults.value.length === 0) return null;
  const reset = () => {
    asking.value = false;
    ratedResults.value = [];
    unrated.value = [];
  };
  return (
    <>
      <p>{unitText().rating(number(ratingAfter(ratedResults.value)))}</p>
      {asking.value ? (
        <>
          <p role="alert">{t.resetAbout}</p>
          <p class="row">
            <Button
              onClick={() => {
                asking.value = false;
              }}
            >
              {commonText().cancel}
            </Button>
            <Button kind="main" onClick={reset}>
              {t.reset}
            </Button>
          </p>
        </>
      ) : (
        <p class="row">
          <Button
            onClick={() => {
              asking.value = true;
            }}
          >
            {t.resetRating}
          </Button>
        </p>
      )}
    </>
  );
}
