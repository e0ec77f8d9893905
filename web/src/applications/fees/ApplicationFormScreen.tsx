import type { PageHead } from '../../navigation/head.ts'
import { ApplicationForm } from '../form/ApplicationForm.tsx'
import { text } from '../form/form.text.ts'
import { FeeGate } from './FeeGate.tsx'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** A form is filled in, its fee is paid, and it is submitted. */
export function ApplicationFormScreen() {
  return <ApplicationForm Gate={FeeGate} />
}
