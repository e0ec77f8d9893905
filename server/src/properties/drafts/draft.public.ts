export { finishDraft } from './finish-draft.ts'
