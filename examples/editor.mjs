// What an editor of boards needs: vehicles by their labels, and every problem with its squares.
import { moveVehicle, parseBoard, renderText, validate, withoutVehicle, withVehicle } from '@unjam/core';

/** @type {import('@unjam/core').Setup | import('@unjam/core').Board} */
let draft = parseBoard('XX.A/...A/..../....');

/** @param {import('@unjam/core').Setup} changed */
function show(changed) {
  draft = changed;
  const checked = validate(changed);
  if (checked.ok) console.log(renderText(checked.value).trimEnd());
  else for (const { message, at } of checked.problems) console.log(message, JSON.stringify(at?.squares));
}

show(withVehicle(draft, { label: 'B', orientation: 'horizontal', row: 2, column: 1, length: 3 }));
show(moveVehicle(draft, 'A', { row: 1, column: 3 }));
show(withoutVehicle(draft, 'B'));
