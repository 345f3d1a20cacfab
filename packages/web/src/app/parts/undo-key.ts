/** Undoes on Ctrl+Z or Cmd+Z, redoes with Shift or on Ctrl+Y; in text boxes these keys belong to the text. */
export function undoKey(event: KeyboardEvent, undo: () => void, redo: () => void): void {
  const inText = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  if (!(event.ctrlKey || event.metaKey) || inText) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) undo();
  else if (key === 'y' || key === 'z') redo();
  else return;
  event.preventDefault();
}
