import { encode } from 'uqr';
import { shareDialogText } from '../language/english/share.ts';

/** Modules of white around the code, without which it is not found. */
const BORDER = 3;

/** A text as a QR code, dark on white in every theme, because scanners expect that. */
export function QrCode({ text }: { text: string }) {
  const code = codeOf(text);
  if (!code) return <p>{shareDialogText().qrTooLong}</p>;
  const path = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={shareDialogText().qrCodeOf(text)}
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={path.join('')} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

/** The library throws where a text does not fit into the largest code. */
function codeOf(text: string) {
  try {
    return encode(text, { border: BORDER });
  } catch {
    return undefined;
  }
}
