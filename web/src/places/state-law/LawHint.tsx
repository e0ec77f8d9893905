import { lawWords } from '@keystead/contract/places/state-law/law-words.ts'
import { text as words } from '@keystead/contract/places/state-law/law-words.text.ts'
import { GetStateLaw, type LawRule } from '@keystead/contract/places/state-law/state-law.operations.ts'
import type { LawTopic } from '@keystead/contract/places/state-law/state-law.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { NewTab } from '../../ui/NewTab.tsx'
import styles from './LawHint.module.css'
import { text } from './state-law.text.ts'

type LawHintProps = {
  /** Where the home is; null while that is not known, and for what is no home. */
  stateId: number | null | undefined
  topic: LawTopic
}

/** Below a field: what the law of the home's state says of it, where that is written down. */
export function LawHint({ stateId, topic }: LawHintProps) {
  const isKnown = typeof stateId === 'number'
  const { data, isPending } = useCall(GetStateLaw, { StateId: stateId ?? 0 }, { enabled: isKnown })
  // Keeps its line while it is on its way, so that the fields below stay where they are.
  if (isKnown && isPending) return <p className={styles.hint} />
  const rule = data?.Rules.find(({ Topic }) => Topic === topic)
  if (!data || !rule) return null
  const { Code, Name } = data
  return (
    <p className={styles.hint}>
      {sentenceOf(rule, Name)}{' '}
      <Link to={`${paths.stateLaw(Code)}#${topic}`} target="_blank">
        {text.readRule}
        <span className="visually-hidden"> {text.ofTopic({ topic: words.topics[topic] })}</span>
        <NewTab />
      </Link>{' '}
      {text.hintNoAdvice}
    </p>
  )
}

function sentenceOf(rule: LawRule, state: string): string {
  const what = { state, topic: words.topics[rule.Topic] }
  if (rule.Standing === 'unknown') return text.hintUnknown(what)
  return rule.Standing === 'none' ? text.hintNone(what) : text.hint({ ...what, words: lawWords(rule) })
}
