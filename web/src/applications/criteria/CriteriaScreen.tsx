import { GetHomeCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { text } from './criteria.text.ts'
import styles from './Criteria.module.css'
import { HomeCriteria } from './HomeCriteria.tsx'
import { UsualCriteria } from './UsualCriteria.tsx'

export function head(): PageHead {
  return { title: text.head, noindex: true }
}

/** What is asked of everyone who applies: usually, or for the home that the address names. */
export function CriteriaScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? (
    <Page title={text.usualTitle} breadcrumbs={[{ text: text.applications, to: paths.applications() }]} description={text.usualIntro}>
      <UsualCriteria />
      <LaterOnly />
    </Page>
  ) : (
    <OfHome key={id} assetId={id} />
  )
}

function OfHome({ assetId }: { assetId: string }) {
  const { data, error, refetch } = useCall(GetHomeCriteria, { AssetId: assetId })
  return (
    <Page
      title={data ? <bdi>{text.homeTitle({ home: data.HomeTitle })}</bdi> : text.usualTitle}
      breadcrumbs={[{ text: text.applications, to: paths.applications() }]}
      description={text.homeIntro}
    >
      {data ? (
        <>
          <HomeCriteria home={data} />
          <LaterOnly />
        </>
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}

function LaterOnly() {
  return <p className={styles.soft}>{text.laterOnly}</p>
}
