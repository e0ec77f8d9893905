import type { ApplicationState, Erasable } from '@keystead/contract/applications/applications/application.values.ts'
import type { FormRow } from './application.queries.ts'

export type ErasableForm = Pick<FormRow, 'state' | 'ended_at' | 'numbers_erased_at' | 'erased_at'>

/** What its person may have erased: what someone decided on they do not take from those who may have to show why. */
export function erasable(form: ErasableForm, application: ApplicationState): Erasable {
  if (form.ended_at === null || form.erased_at !== null) return 'none'
  if (form.state !== 'submitted' || application === 'expired') return 'all'
  return form.numbers_erased_at === null ? 'numbers' : 'none'
}
