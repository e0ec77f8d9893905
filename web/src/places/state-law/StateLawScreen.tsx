import { lawWords } from '@keystead/contract/places/state-law/law-words.ts'
import { text as words } from '@keystead/contract/places/state-law/law-words.text.ts'
import { GetStateLaw, GetStateLaws, type LawRule, StateLawNotFound } from '@keystead/contract/places/state-law/state-law.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useLoaderData } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { ensure } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import type { HeadArgs, LoaderArgs } from '../../navigation/screen-module.ts'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { Page } from '../../ui/Page.tsx'
import { NoAdvice } from './NoAdvice.tsx'
import styles from './StateLaw.module.css'
import { text } from './state-law.text.ts'

type Law = OutputOf<typeof GetStateLaw>

export async function loader({ context, params }: LoaderArgs): Promise<Law> {
  const { Items } = await ensure(context, GetStateLaws, {})
  const state = Items.find(({ Code }) => Code === params['state']?.toUpperCase())
  if (!state) throw new CallFailure(StateLawNotFound)
  return ensure(context, GetStateLaw, { StateId: state.StateId })
}

export function head({ data }: HeadArgs<Law>): PageHead {
  return {
    title: text.titleOf({ state: data.Name }),
    description: text.leadOf({ state: data.Name }),
    canonical: paths.stateLaw(data.Code),
  }
}

/** What the law of one state says, topic by topic. */
export function StateLawScreen() {
  const { Name, Rules } = useLoaderData<Law>()
  return (
    <Page
      display
      title={text.titleOf({ state: Name })}
      description={text.leadOf({ state: Name })}
      breadcrumbs={[{ text: text.title, to: paths.stateLaws() }]}
      width="narrow"
    >
      <NoAdvice />
      <div className={styles.rules}>
        {Rules.map((rule) => (
          <Rule key={rule.Topic} rule={rule} />
        ))}
        <section className={styles.rule} id="Federal">
          <h2 className={styles.topic}>{text.federal}</h2>
          <p>{text.federalLead}</p>
        </section>
      </div>
    </Page>
  )
}

function Rule({ rule }: { rule: LawRule }) {
  const { Topic, Standing, Says, Statute } = rule
  return (
    <section className={styles.rule} id={Topic}>
      <h2 className={styles.topic}>{words.topics[Topic]}</h2>
      <p className={styles.words} data-standing={Standing}>
        {lawWords(rule)}
      </p>
      <p>{Says}</p>
      {rule.Topic === 'Disclosures' && rule.Value && (
        <dl className={styles.disclosures}>
          {rule.Value.List.map(({ Title, Statute: of, Says: says }) => (
            <div key={Title}>
              <dt>{Title}</dt>
              <dd>
                {says} {of && <span className={styles.source}>{together(of)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.source}>
        {[Statute && together(Statute), basisOf(rule)].map((part) => part && `${part} · `)}
        {inParts(text.checkedOn.parts({ date: <DateText date={rule.CheckedOn} /> }))}
      </p>
    </section>
  )
}

/** A line does not end between the sign and the number of a section. */
function together(statute: string): string {
  return statute.replaceAll('§ ', '§\u00A0')
}

function basisOf({ IsAmended, Basis, Standing }: LawRule): string | null {
  if (IsAmended) return text.amended
  if (Basis === null || Standing === 'unknown') return null
  return Basis === 'statute' ? text.fromStatute : text.fromSecondary
}
