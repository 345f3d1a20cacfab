import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Distribution } from '../daily/distribution.tsx';
import { feelSolved } from '../feel/feel.ts';
import { commonText } from '../language/english/common.ts';
import { playText } from '../language/english/play.ts';
import { resultText } from '../language/english/result.ts';
import { todayText } from '../language/english/today.ts';
import { unitText } from '../language/english/units.ts';
import { locale, number } from '../language/language.ts';
import { isAlone } from '../model/attempt.ts';
import { secondsToNextDay } from '../model/days.ts';
import { ratedResults } from '../model/kept-ratings.ts';
import type { LabView } from '../model/lab-view.ts';
import { openNext } from '../model/open-next.ts';
import { shortest } from '../model/optimum.ts';
import { linkOfLab } from '../model/page-link.ts';
import { ratingAfter } from '../model/player-rating.ts';
import { isDay } from '../model/puzzle-id.ts';
import { changeSettings, settings } from '../model/state.ts';
import { attempt, boardText, counts, startAgain } from '../model/store.ts';
import { Button } from '../parts/controls.tsx';
import { Stars } from '../parts/stars.tsx';
import { unkeptText } from '../parts/unkept-text.ts';
import { useNow } from '../parts/use-now.ts';
import { linkTo } from '../route.ts';
import { ByHand } from '../share/by-hand.tsx';
import type { Sharing } from '../share/share-text.ts';
import '../style/won.css';

/** The result, how it compares with the shortest solution, and what to do next. It stands below the board or beside it. */
export function ResultPanel() {
  const t = resultText();
  const { moves } = counts.value;
  const { watched, seen, hints, puzzle, own, times } = attempt.value;
  // who opens a link with all moves of a solution has not earned its stars
  const isOfLink = !own && times[attempt.value.moves.length - 1] == null;
  const day = puzzle && isDay(puzzle) ? puzzle : undefined;
  const best = shortest('moves');
  const alone = isAlone(attempt.value);
  const perfect = alone && moves === best && !isOfLink;
  const compared = best === undefined ? '' : moves > best ? t.shortest(best) : t.fewest;
  const facts = [
    compared,
    t.help(hints, watched) || (seen ? t.solutionShown : ''),
    watched ? '' : unkeptText(),
  ]
    .filter((one) => one !== '')
    .join(' ');
  useEffect(() => {
    // the button that was pressed to watch the solution is gone, and the focus with it
    if (watched && document.activeElement === document.body) focusBoard();
  }, []);
  const restart = () => {
    startAgain();
    // the pressed button goes with the result
    focusBoard();
  };
  return (
    <div class={`won${perfect ? ' perfect' : ''}`}>
      {perfect && <Confetti />}
      <div class="won-head">
        {!watched && !isOfLink && best !== undefined && (
          <Stars count={!alone ? 1 : moves > best ? 2 : 3} large />
        )}
        {perfect && <strong class="perfect-word">{t.perfect}</strong>}
        <Rating />
      </div>
      <p>
        <strong>{alone ? t.solvedIn(moves) : t.solvedWithHelp(moves)}</strong>{' '}
        <Told moves={unitText().moves(moves)}>{facts}</Told>
      </p>
      <div class="won-ways">
        {day ? (
          <>
            <a class="button main" href={linkTo('today')}>
              {commonText().pages.today}
            </a>
            {!isOfLink && <ShareResult day={day} />}
            <Button onClick={() => void openNext()}>{t.nextPuzzle}</Button>
          </>
        ) : (
          <Button kind="main" onClick={() => void openNext()}>
            {t.nextPuzzle}
          </Button>
        )}
        <Button onClick={restart}>{playText().restart}</Button>
        <a class="button" href={linkTo('review')}>
          {commonText().pages.review}
        </a>
        <LabLink view="map">{t.howClose}</LabLink>
        <LabLink view="race">{t.race}</LabLink>
      </div>
      {day && <Distribution day={day} />}
      {day && <NextDay />}
      <FeelOffer />
    </div>
  );
}

/**
 * How good the result is. The board itself tells a screen reader of the win, so this tells only the rest, with the moves. The text comes
 * a moment after its element, because most screen readers say only what changes in an element.
 */
function Told({ moves, children }: { moves: string; children: string }) {
  const said = useSignal(false);
  useEffect(() => {
    const wait = setTimeout(() => {
      said.value = true;
    });
    return () => clearTimeout(wait);
  }, []);
  return (
    <span role="status">
      {said.value && (
        <>
          <span class="hidden">{moves}. </span>
          {children}
        </>
      )}
    </span>
  );
}

const focusBoard = (): void =>
  document.querySelector<HTMLElement>('unjam-board')?.focus({ preventScroll: true });

/** The way to the map of the puzzle, or to the race of two searches on it. */
const LabLink = ({ view, children }: { view: LabView; children: string }) => (
  <a class="button" href={linkOfLab(view)}>
    {children}
  </a>
);

/** When the next daily puzzle comes. */
const NextDay = () => <p class="muted">{todayText().nextIn(unitText().time(secondsToNextDay(useNow())))}</p>;

/** Small cars that fall over the page, for a perfect game. */
const Confetti = () => (
  <div class="confetti" aria-hidden="true">
    {Array.from({ length: 14 }, (_, car) => (
      <i key={car} />
    ))}
  </div>
);

/** Offers sound and vibration once, with the first result. */
function FeelOffer() {
  const t = resultText();
  const { sounds, vibration, feelOffered } = settings.value;
  const offered = useSignal(!feelOffered && !sounds && !vibration);
  useEffect(() => {
    if (offered.value) changeSettings({ feelOffered: true });
  }, []);
  if (!offered.value) return null;
  const answer = (yes: boolean) => {
    offered.value = false;
    // the pressed button goes with the offer: the focus returns to what comes next
    document.querySelector<HTMLElement>('.won-ways .main')?.focus({ preventScroll: true });
    if (!yes) return;
    changeSettings({ sounds: true, vibration: true });
    feelSolved(true);
  };
  return (
    <fieldset class="feel-offer" aria-label={t.feel}>
      <span>{t.feel}</span>
      <Button onClick={() => answer(true)}>{t.yes}</Button>
      <Button onClick={() => answer(false)}>{t.no}</Button>
    </fieldset>
  );
}

/** `Your rating: 1,421 (+9)`: what this puzzle did to the player's rating, where it was its first solution. */
function Rating() {
  const results = ratedResults.value;
  const index = results.findIndex(({ board }) => board === boardText.value);
  if (index === -1 || index < results.length - 1) return null;
  const now = ratingAfter(results);
  const change = now - ratingAfter(results.slice(0, index));
  // a player who took help is not told how much the rating fell
  if (change < 0 && !isAlone(attempt.value)) return <span class="suited muted">{resultText().suited}</span>;
  const signed = new Intl.NumberFormat(locale.value, { signDisplay: 'always' });
  return (
    <span class={change < 0 ? 'rating fallen' : 'rating'}>
      {unitText().rating(number(now))} ({signed.format(change)})
    </span>
  );
}

/** Shares the result of a daily puzzle, or copies it where the system shares nothing. */
function ShareResult({ day }: { day: string }) {
  const said = useSignal<Sharing | undefined>(undefined);
  const refused = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (!said.value) return;
    const wait = setTimeout(() => {
      said.value = undefined;
    }, 3000);
    return () => clearTimeout(wait);
  }, [said.value]);
  /** Loaded before it is pressed: a browser may copy only while the press is handled. */
  const share = useSignal<typeof import('../share/share-result.ts') | undefined>(undefined);
  useEffect(() => {
    void import('../share/share-result.ts').then((loaded) => {
      share.value = loaded;
    });
  }, []);
  return (
    <>
      <Button
        disabled={!share.value}
        onClick={() =>
          void share.value?.shareResult(day, attempt.value).then((sharing) => {
            said.value = sharing;
            refused.value = sharing.refused;
          })
        }
      >
        {said.value?.said() ?? commonText().share}
      </Button>
      {refused.value && <ByHand text={refused.value} />}
    </>
  );
}
