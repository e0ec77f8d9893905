import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ReactNode } from 'react'
import { Page } from '../../ui/Page.tsx'
import { text } from './create.text.ts'

type CreateFrameProps = { title?: string; description?: string; children: ReactNode }

/** The page on which an application begins. */
export function CreateFrame({ title = text.head, description, children }: CreateFrameProps) {
  return (
    <Page title={title} description={description} width="narrow" breadcrumbs={[{ text: text.applications, to: paths.applications() }]}>
      {children}
    </Page>
  )
}
