/*
 * The roles that several boards of one text share. What each board says for some roles is added up: how far they are ahead
 * of roles that it excludes.
 *
 *     board 1      from 0 and from 1 are as likely
 *     board 2      from 1 alone is legal: the numbers of both count from 1
 */
import { leastOf } from '../../basics/many.ts';
import type { SearchOptions, ShapeOptions } from '../parts/answer.ts';
import { type Candidate, type Found, HOPELESS, isRead, MARGIN } from '../parts/candidate.ts';

/** So many boards are a pack: what they share counts for boards that it does not fit. */
export const PACK = 3;

/** What a reading can be ahead of the others on one board; no reading there counts as much. */
const MOST_AHEAD = HOPELESS + 1;

interface Support {
  readonly roles: string;
  /** One of the readings with the roles. */
  readonly candidate: Candidate;
  boards: number;
  /** The vehicles of the boards: those of a board with many say more. */
  vehicles: number;
  score: number;
}

/** The roles that fit the boards clearly better than all others; undefined where none do. */
function commonRoles(found: readonly Found[]): Support | undefined {
  const supports = new Map<string, Support>();
  let read = 0;
  let vehicles = 0;
  for (const one of found) {
    if (!isRead(one)) continue;
    read++;
    const own = one.candidates[0]?.board.vehicles.length ?? 0;
    vehicles += own;
    const best = leastOf(one.candidates.map(({ cost }) => cost));
    const here = new Map<string, Candidate>();
    for (const candidate of one.candidates) {
      const known = here.get(candidate.roles);
      if (!candidate.doubtful && (!known || candidate.cost < known.cost))
        here.set(candidate.roles, candidate);
    }
    for (const [roles, candidate] of here) {
      const ahead = MOST_AHEAD - Math.min(candidate.cost - best, MOST_AHEAD);
      const support = supports.get(roles);
      if (support) {
        support.boards++;
        support.vehicles += own;
        support.score += ahead;
      } else supports.set(roles, { roles, candidate, boards: 1, vehicles: own, score: ahead });
    }
  }
  const [best, second] = [...supports.values()].sort((a, b) => b.score - a.score);
  const isClear = best && best.boards * 2 > read && !(second && second.score > best.score - MARGIN);
  if (isClear || !best || !isList(best.candidate)) return isClear ? best : undefined;
  // lists with the same headings that count from 0 and from 1: those with most of the vehicles are right
  const [most, other] = [...supports.values()].sort((a, b) => b.vehicles - a.vehicles);
  return most && most.vehicles * 2 > vehicles && most.vehicles > (other?.vehicles ?? 0) ? most : undefined;
}

/** The boards with the readings that have the roles which fit all of them best. */
export function withCommonRoles(found: readonly Found[], options: ShapeOptions): readonly Found[] {
  const common = commonRoles(found);
  if (!common || common.boards < 2) return found;
  // the columns of lists have the same headings, so that two are enough
  const isPack = common.boards >= (isList(common.candidate) ? 2 : PACK);
  const wanted: SearchOptions = { ...options, ...rolesAsOptions(common.candidate), areShared: true };
  return found.map((one) => {
    const candidates = one.candidates.filter(({ roles, doubtful }) => roles === common.roles && !doubtful);
    if (candidates.length > 0) {
      const best = leastOf(one.candidates.map(({ cost }) => cost));
      const own = leastOf(candidates.map(({ cost }) => cost));
      return isPack || own < best + MARGIN ? { ...one, candidates } : one;
    }
    if (!isPack || !one.again || (isRead(one) && !isBordered(one, common))) return one;
    // with these roles it is another board, or a refusal that says what does not fit; without their glyphs it is its own
    const searched = one.again(wanted);
    const isOther = searched.candidates.length === 0 && !searched.almost;
    return isOther || !mayBe(searched.candidates, common) ? one : { ...withoutAlmost(one), ...searched };
  });
}

const isList = ({ choices }: Candidate): boolean => choices.some(({ option }) => option === 'columns');

/** Whether readings that were searched with roles have them; they may be cut in another way. */
const mayBe = (candidates: readonly Candidate[], { roles }: Support): boolean =>
  candidates.length === 0 || candidates.some((candidate) => candidate.roles === roles);

/** Whether a board stands in the same border as the others; rows without one may stand among rows with one. */
const isBordered = ({ candidates }: Found, { candidate }: Support): boolean =>
  candidates.some((own) => borderOf(own) === borderOf(candidate));

const borderOf = ({ choices }: Candidate) => choices.find(({ option }) => option === 'border')?.value;

const withoutAlmost = ({ almost: _, ...rest }: Found): Found => rest;

/** The options that choose the roles of a reading. */
export function rolesAsOptions({ choices }: Candidate): ShapeOptions {
  const found = choices.filter(({ option }) => /^(?:empty|border|columns)$/.test(option));
  const isRows = found.some(({ option }) => option === 'border');
  const none = isRows && !found.some(({ option }) => option === 'empty') ? { empty: 'none' } : {};
  return { ...none, ...Object.fromEntries(found.map(({ option, value }) => [option, value])) };
}
