import { paths } from '@keystead/contract/navigation/paths.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { text } from './assign.text.ts'

/** The way back to the application of which a draft was made, where its address names one. */
export function applicationCrumb(search: URLSearchParams): { text: string; to: string }[] {
  const id = search.get('application') ?? ''
  return isRowId(id) ? [{ text: text.application, to: paths.viewApplication(id) }] : []
}
