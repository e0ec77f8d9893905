export { deleteAllDrafts, deleteForgottenDrafts } from './draft.queries.ts'
export { finishDraft } from './finish-draft.ts'
