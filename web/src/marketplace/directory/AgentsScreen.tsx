import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { GetAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { useSearchParams } from 'react-router'
import { ensure, useLoaded } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { resultsJsonLd } from '../../navigation/json-ld.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MapPinIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { ANY_AGENT, type AgentSearch, addressOfAgents, agentSearchFromAddress, changedAgentSearch, isNarrowed } from './agent-search.ts'
import { type AgentResult, agentsCountText, agentsTitle } from './agent-texts.ts'
import { AgentCards } from './AgentCards.tsx'
import { AgentFilters } from './AgentFilters.tsx'
import { pathOfProfile } from './profile-path.ts'
import styles from './AgentsScreen.module.css'
import { text } from './agents.text.ts'

export function loader({ context, url }: LoaderArgs): Promise<AgentResult> {
  return ensure(context, GetAgents, agentSearchFromAddress(url.searchParams))
}

export function head({ data, url }: HeadArgs<AgentResult>): PageHead {
  const search = agentSearchFromAddress(url.searchParams)
  const title = agentsTitle(search, data.Place?.Text ?? null)
  const canonical = addressOfAgents({
    ...ANY_AGENT,
    Place: search.Place,
    Kind: search.Kind,
    CategoryId: search.CategoryId,
    PageIndex: search.PageIndex,
  })
  return {
    title: search.PageIndex === 0 ? title : text.pageTitle({ title, page: search.PageIndex + 1 }),
    description: text.pageDescription({ title }),
    canonical,
    noindex: data.TotalCount === 0 || search.Text !== null,
    jsonLd: resultsJsonLd(
      { name: title, path: canonical },
      data.Items.map((found) => ({ name: found.Name, path: pathOfProfile(found) })),
      url,
    ),
  }
}

/** Agents and businesses that anyone may find: by place, by what they do, by name. Everything that is chosen stands in the address. */
export function AgentsScreen() {
  const [params] = useSearchParams()
  const search = agentSearchFromAddress(params)
  const result = useLoaded(GetAgents, search)
  return (
    <Page title={agentsTitle(search, result.Place?.Text ?? search.Place)} description={text.intro} display>
      <AgentFilters search={search} />
      <p className={styles.count} role="status">
        {agentsCountText(result, search.Kind)}
      </p>
      <Found search={search} result={result} />
    </Page>
  )
}

function Found({ search, result }: { search: AgentSearch; result: AgentResult }) {
  const everybody = <LinkButton to={addressOfAgents(ANY_AGENT)}>{text.seeAll}</LinkButton>
  if (result.PlaceIsUnknown) {
    return (
      <EmptyState title={text.unknownPlace({ place: search.Place ?? '' })} icon={MapPinIcon} action={everybody}>
        {text.unknownPlaceHelp}
      </EmptyState>
    )
  }
  if (result.Items.length > 0) {
    return (
      <>
        <AgentCards agents={result.Items} label={text.agents} level={2} />
        <div className={styles.pages}>
          <Pagination page={result} addressOf={(page) => addressOfAgents({ ...search, ...page })} />
        </div>
      </>
    )
  }
  if (result.TotalCount > 0) return <PastTheEnd first={addressOfAgents(changedAgentSearch(search, {}))} icon={UsersIcon} />
  return (
    <EmptyState
      title={search.Kind === 'businesses' ? text.noBusinessesFound : messages.noAgentsFound}
      icon={UsersIcon}
      action={isNarrowed(search) && everybody}
    >
      {isNarrowed(search) ? text.noMatchHelp : text.noneYetHelp}
    </EmptyState>
  )
}
