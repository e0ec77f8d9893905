import { GetAgreementTemplateVersions } from '@keystead/contract/agreements/templates/template.operations.ts'
import { MAX_VERSIONS } from '@keystead/contract/agreements/templates/template.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { text } from './template-form.text.ts'
import styles from './Templates.module.css'

/** What a template said before; asked for once it is wanted. `shown`: the number of the version that is open. */
export function TemplateVersions({ id, shown }: { id: string; shown: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure summary={text.versions} open={isOpen} onToggle={setIsOpen}>
      <p className={styles.help}>{text.versionsHelp({ most: MAX_VERSIONS })}</p>
      {isOpen && <Versions id={id} shown={shown} />}
    </Disclosure>
  )
}

function Versions({ id, shown }: { id: string; shown: number }) {
  const { data, error, refetch } = useCall(GetAgreementTemplateVersions, { TemplateId: id })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton count={3} />
  const current = data.Items[0]?.Number
  return (
    <ul className={styles.versions}>
      {data.Items.map(({ Number: number, AddedAt }) => (
        <li key={number}>
          <span>
            {text.version({ number: String(number) })}
            {number === current && ` · ${text.current}`} · <DateText date={AddedAt} />
          </span>
          {number === shown ? (
            <span className={styles.help}>{text.isOpen}</span>
          ) : (
            <LinkButton
              size="sm"
              to={paths.agreementTemplate({ id, version: number === current ? null : number })}
              aria-label={text.openVersionOf({ number: String(number) })}
            >
              {text.openVersion}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
