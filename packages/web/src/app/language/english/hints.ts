import { englishHints, type HintWording } from '@unjam/core/wording';
import { section } from '../language.ts';
import type { Named } from '../vehicle-words.ts';

const english: HintWording<Named> = englishHints;

/** What hints say: what blocks, which vehicle moves, where it goes and what for. */
export const hintText = section('hints', english);
