import { AGENT_KINDS, AGENT_SORTS, type AgentSort } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { PlaceBox } from '../search/search/PlaceBox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChevronDownIcon } from '../../ui/icons.ts'
import { AGENT_CATEGORIES, AGENT_PARAMS, type AgentSearch, addressOfAgents, agentSearchFromAddress } from './agent-search.ts'
import styles from './AgentFilters.module.css'
import { text as sentences } from './agents.text.ts'

const SORT_TEXTS: Readonly<Record<AgentSort, string>> = sentences.sorts

/** Every filter, as one plain form that goes to this very page. With script it goes there without leaving. */
export function AgentFilters({ search }: { search: AgentSearch }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useFollowing(search.Text ?? '')

  const typed = () => searchOf(form.current!)
  const go = (wanted: AgentSearch) => void navigate(addressOfAgents(wanted), { preventScrollReset: true })

  function submit(event: FormEvent) {
    event.preventDefault()
    go(typed())
  }

  const sorts = AGENT_SORTS.filter((sort) => sort !== 'distance' || search.Place)
  return (
    <form
      ref={form}
      action={paths.agents()}
      method="get"
      role="search"
      aria-label={sentences.agents}
      className={styles.bar}
      onSubmit={submit}
    >
      <PlaceBox place={search.Place} onPick={(place) => go({ ...typed(), Place: place })} />
      <input
        name={AGENT_PARAMS.words}
        type="search"
        enterKeyHint="search"
        aria-label={sentences.nameOrCompany}
        placeholder={sentences.nameOrCompany}
        maxLength={100}
        autoComplete="off"
        className={styles.input}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Chooser name={AGENT_PARAMS.kind} label={sentences.kind} value={search.Kind ?? ''} onChange={() => go(typed())}>
        <option value="">{sentences.anyKind}</option>
        {AGENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {sentences.kinds[kind]}
          </option>
        ))}
      </Chooser>
      <Chooser
        name={AGENT_PARAMS.category}
        label={sentences.category}
        value={AGENT_CATEGORIES.find(({ id }) => id === search.CategoryId)?.word ?? ''}
        onChange={() => go(typed())}
      >
        <option value="">{sentences.anyCategory}</option>
        {AGENT_CATEGORIES.map(({ word, name }) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </Chooser>
      <Chooser name={AGENT_PARAMS.sort} label={sentences.sortBy} value={search.Sort} onChange={() => go(typed())}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_TEXTS[sort]}
          </option>
        ))}
      </Chooser>
    </form>
  )
}

type ChooserProps = { name: string; label: string; value: string; onChange: () => void; children: ReactNode }

function Chooser({ name, label, value, onChange, children }: ChooserProps) {
  const [chosen, setChosen] = useFollowing(value)
  return (
    <span className={styles.chooser}>
      <select
        name={name}
        aria-label={label}
        className={styles.input}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value)
          onChange()
        }}
      >
        {children}
      </select>
      <Icon of={ChevronDownIcon} size="sm" className={styles.arrow} />
    </span>
  )
}

/** What a control shows: what was typed or chosen in it, until the search is another one by a link or the way back. */
function useFollowing(searched: string): [shown: string, show: (text: string) => void] {
  const [state, setState] = useState({ text: searched, of: searched })
  if (state.of !== searched) setState({ text: searched, of: searched })
  return [state.text, (text) => setState({ text, of: searched })]
}

function searchOf(form: HTMLFormElement): AgentSearch {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return agentSearchFromAddress(params)
}
