import type { FormatDescription } from '../parts/format.ts';

export const description: FormatDescription = {
  title: 'a STRIPS domain and problem for planners; problems are read by their shape',
  example: '(define (problem board) (:domain unjam) (:objects v1-x - horizontal r1c1 r1c2 - cell) ...)',
  mistakes: [],
};
