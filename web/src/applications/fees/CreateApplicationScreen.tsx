import type { PageHead } from '../../navigation/head.ts'
import { BeginApplication } from '../applications/BeginApplication.tsx'
import { text } from '../applications/create.text.ts'
import { ListingFee } from './ListingFee.tsx'

export function head(): PageHead {
  return { title: text.head, noindex: true }
}

/** An application is begun, with what it costs. */
export function CreateApplicationScreen() {
  return <BeginApplication Cost={ListingFee} />
}
