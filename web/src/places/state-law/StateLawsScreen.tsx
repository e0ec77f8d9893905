import { GetStateLaws } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Page } from '../../ui/Page.tsx'
import { NoAdvice } from './NoAdvice.tsx'
import { text } from './state-law.text.ts'

export function loader({ context }: LoaderArgs) {
  return ensure(context, GetStateLaws, {})
}

export function head(): PageHead {
  return { title: text.title, description: text.lead, canonical: paths.stateLaws() }
}

/** The states whose law is written down. */
export function StateLawsScreen() {
  const { Items } = useLoaded(GetStateLaws, {})
  return (
    <Page display title={text.title} description={text.lead}>
      <NoAdvice />
      <DataTable
        caption={text.states}
        isCompact
        rows={Items}
        rowKey={({ Code }) => Code}
        rowName={({ Name }) => Name}
        columns={[
          { key: 'state', header: text.state, cell: ({ Code, Name }) => <Link to={paths.stateLaw(Code)}>{Name}</Link> },
          {
            key: 'certain',
            header: text.certain,
            cell: ({ CertainCount, TopicsCount }) => text.certainOf({ certain: CertainCount, topics: TopicsCount }),
          },
          { key: 'checked', header: text.checked, cell: ({ CheckedOn }) => <DateText date={CheckedOn} /> },
        ]}
      />
    </Page>
  )
}
