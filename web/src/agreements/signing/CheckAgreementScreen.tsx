import { CheckAgreementFile } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LockIcon } from '../../ui/icons.ts'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { text } from './check-agreement.text.ts'
import styles from './CheckAgreement.module.css'
import { CheckVerdict } from './CheckVerdict.tsx'
import { FileToCheck } from './FileToCheck.tsx'
import { type CheckedFile, readCheckedFile } from './read-checked-file.ts'

export function head(): PageHead {
  return { title: text.title, description: text.description, canonical: paths.checkAgreement() }
}

/** Whether a file is the one that was signed. It is read in the browser, and stays there. */
export function CheckAgreementScreen() {
  const hasScript = useHasScript()
  return (
    <Page display width="narrow" title={text.title} description={text.intro}>
      <NeedsScript />
      <p className={styles.stays}>
        <Icon of={LockIcon} />
        <span>{text.stays}</span>
      </p>
      {hasScript && <Checking />}
    </Page>
  )
}

function Checking() {
  const [file, setFile] = useState<CheckedFile | { refusal: string } | null>(null)
  const [isReading, setIsReading] = useState(false)

  async function check(chosen: File) {
    setIsReading(true)
    setFile(null)
    setFile(await readCheckedFile(chosen))
    setIsReading(false)
  }

  return (
    <div className={styles.checking}>
      <FileToCheck isBusy={isReading} onFile={(chosen) => void check(chosen)} />
      <div aria-live="polite">
        {isReading && <p className={styles.note}>{text.reading}</p>}
        {file && 'refusal' in file && <p className={styles.refused}>{file.refusal}</p>}
        {file && 'Sha256' in file && <Verdict key={file.Sha256} file={file} />}
      </div>
    </div>
  )
}

function Verdict({ file }: { file: CheckedFile }) {
  const { Sha256, Reference } = file
  const { data, error, refetch } = useCall(CheckAgreementFile, { Sha256, Reference })
  if (data) return <CheckVerdict file={file} answer={data} />
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <TextSkeleton />
}
