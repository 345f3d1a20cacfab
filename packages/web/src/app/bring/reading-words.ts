// How a text was read, in the language of the app. Core's sentence is English; the roles that it tells are also data.

import type { Problem } from '@unjam/core';
import type { Choice, Reading } from '@unjam/core/shapes';
import { bringText } from '../language/english/bring.ts';
import { editText } from '../language/english/edit.ts';
import { problemText } from '../language/english/problems.ts';
import { list } from '../language/language.ts';
import { sayProblem } from '../language/said-problem.ts';

type RoleWord = keyof ReturnType<typeof bringText>['roles'];

const roleWords: Readonly<Record<string, RoleWord>> = {
  label: 'label',
  direction: 'direction',
  across0: 'direction',
  across1: 'direction',
  length: 'length',
  row: 'row',
  column: 'column',
  row2: 'lastRow',
  column2: 'lastColumn',
  cell: 'cell',
  cell2: 'lastCell',
  width: 'width',
  height: 'height',
  lane: 'lane',
  offset: 'offset',
  flag: 'flag',
  fixed: 'fixed',
};

/** The columns of a list, from the value of the option: `label,direction,length,column1,row1`. */
function columnsInWords(value: string): string {
  const t = bringText();
  const words = value.split(',').map((role) => {
    const bare = role in roleWords ? role : role.replace(/[01]$/, '');
    return t.roles[roleWords[bare] ?? 'ignored'];
  });
  const first = /(?:row|column|cell|lane|offset)2?([01])(?:,|$)/.exec(value)?.[1];
  return first === undefined ? t.columns(list(words)) : `${t.columns(list(words))} (${t.from(first)})`;
}

/** A role of a column, without the number from which it counts. */
export function roleInWords(role: string): string {
  const t = bringText();
  const number = /^across([01])$/.exec(role)?.[1];
  return number === undefined ? t.roles[roleWords[role] ?? 'ignored'] : t.across(number);
}

/** A sign of a text, or that there is none. */
export function signInWords(sign: string): string {
  const t = bringText();
  return sign === 'none' ? t.none : sign === ' ' ? t.blank : sign;
}

/** An edge of the board. */
export function edgeInWords(name: string): string {
  const { edges } = editText();
  return Object.entries(edges).find(([edge]) => edge === name)?.[1] ?? name;
}

function choiceInWords({ option, value }: Choice): string | undefined {
  const t = bringText();
  switch (option) {
    case 'empty':
      return t.emptyCell(signInWords(value));
    case 'wall':
      return t.wall(signInWords(value));
    case 'border':
      return value === 'none' ? undefined : t.border(signInWords(value));
    case 'columns':
      return columnsInWords(value);
    case 'primary':
      return t.redCar(value);
    case 'exit':
      return t.exit(edgeInWords(value));
  }
}

/** What decides that reading, in one line. */
export const readingInWords = ({ choices, primaryGuessed }: Reading): string =>
  [
    ...choices.flatMap((choice) => choiceInWords(choice) ?? []),
    ...(primaryGuessed === undefined ? [] : [bringText().guessed]),
  ].join(' · ');

/** What is wrong with a text, after the shape that it seems to have. */
export function refusalInWords(problem: Problem, shape: 'rows' | 'list' | undefined): string {
  const words = sayProblem(problem, problemText().inText);
  return shape === undefined ? words : `${bringText().looksLike(bringText().shapes[shape])} ${words}`;
}
