/** Gives a text to the system's share sheet, or copies it where there is none; returns what happened. */
export async function shareText(text: string): Promise<string> {
  try {
    // on computers the share sheet offers less than the clipboard
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ text });
      return 'Shared';
    }
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'Share' : 'Not possible';
  }
}
