import type { Named } from '@unjam/board/languages/parts/vehicle-words';
import { englishHints, type HintWording } from '@unjam/core/wording';
import { section } from '../language.ts';

const english: HintWording<Named> = englishHints;

/** What hints say: what blocks, which vehicle moves, where it goes and what for. */
export const hintText = section('hints', english);
