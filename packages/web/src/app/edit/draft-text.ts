// Drafts in links: core reads and writes them, for the command too.
export { readDraft, writeDraft } from '@unjam/core/formats';
