// Hears of an event of the element, also where a server has written it: React 19 attaches a handler in JSX, such as `onunjam-move`,
// when it draws the element, but not when it takes over the HTML of a server. A page without such a server can use those handlers.
import type { UnjamBoard, UnjamBoardEventMap } from '@unjam/board/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useBoardEvent<Name extends keyof UnjamBoardEventMap>(
  element: RefObject<UnjamBoard | null>,
  name: Name,
  hear: (event: UnjamBoardEventMap[Name]) => void,
): void {
  const onEvent = useEffectEvent(hear);
  useEffect(() => {
    const board = element.current;
    const tell = (event: UnjamBoardEventMap[Name]) => onEvent(event);
    board?.addEventListener(name, tell);
    return () => board?.removeEventListener(name, tell);
  }, [element, name]);
}
