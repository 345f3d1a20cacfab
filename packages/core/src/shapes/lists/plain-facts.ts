// Facts of programs that list the vehicles or cells of a board, as the lists that they are.
import { withoutCellFacts } from './cell-facts.ts';
import { withoutCellMap } from './cell-maps.ts';
import { withoutRelations, withoutStates } from './joined-facts.ts';

/** The text with a list in the place of such facts; as it is without them. */
export function withoutFacts(text: string): string {
  const facts = withoutStates(text);
  return withoutRelations(facts) ?? withoutCellFacts(facts) ?? withoutCellMap(facts) ?? facts;
}
