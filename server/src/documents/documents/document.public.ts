export {
  addRestricted,
  addRestrictedCopies,
  copyBytes,
  deleteRestricted,
  findRestrictedFile,
  listRestricted,
  listRestrictedCopies,
  moveRestricted,
  type RestrictedRow,
} from './restricted.ts'
export { checkSeesAllIn } from './whole-folders.ts'
export { documentsOf } from './document.access.ts'
export { insertView } from './document-file.queries.ts'
export { checkIsOpenable, isOpenable } from './openable.ts'
export { checkedAbout } from './about.ts'
export { documentTypeName } from './document.present.ts'
export { isReadableByOthers } from './readers.ts'
