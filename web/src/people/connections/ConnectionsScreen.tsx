import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ConnectionList } from './ConnectionList.tsx'
import { text } from './connections.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** Everyone one works with. */
export function ConnectionsScreen() {
  return <ConnectionList title={text.title} description={text.intro} place={paths.connections} />
}
