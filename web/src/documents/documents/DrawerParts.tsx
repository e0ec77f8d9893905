import { GetConnectedDocuments, GetDocumentTypes } from '@keystead/contract/documents/documents/document.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useSession } from '../../sessions/session.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './Documents.module.css'
import type { DocumentsView } from './documents-address.ts'
import { text } from './documents.text.ts'

export type AddressOf = (change: Partial<DocumentsView>) => string

export type DrawerPart = { view: DocumentsView; addressOf: AddressOf }

/** The other tab is there for whom there is something in it. */
export function Kinds({ view: { isOfHomes } }: Pick<DrawerPart, 'view'>) {
  const { data } = useCall(GetConnectedDocuments, {})
  if (!isOfHomes && !data?.TotalCount) return null
  return (
    <Tabs
      label={text.whichDocuments}
      tabs={[
        { text: text.mine, to: paths.myDocuments(), isCurrent: !isOfHomes },
        { text: text.ofHomes, to: paths.myDocuments({ tab: 'homes' }), isCurrent: isOfHomes, count: data?.TotalCount },
      ]}
    />
  )
}

/** Plainly, where no scanner stands behind it; and the ways to what is seldom needed. */
export function DrawerFoot() {
  const session = useSession()
  const { data } = useCall(GetDocumentTypes, {})
  return (
    <>
      {data && !data.FilesAreScanned && <p className={styles.note}>{text.notScanned}</p>}
      <p className={styles.foot}>
        <Link to={paths.documentBin()}>{text.bin}</Link>
        {session !== null && profileTypeOf(session) !== 'Tenant' && <Link to={paths.requiredDocuments()}>{text.required}</Link>}
      </p>
    </>
  )
}
