import {
  GetAgreementFile,
  KEPT_AGREEMENT_FILES,
  type KeptAgreementFile,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CopyIcon, DownloadIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { withToast } from '../../ui/with-toast.ts'
import type { AgreementDetails } from './agreement-details.ts'
import { text } from './view-agreement.text.ts'
import styles from './Agreement.module.css'

/** What there is to keep, and by what it is known again. Of a draft there is nothing yet. */
export function AgreementFiles({ agreement }: { agreement: AgreementDetails }) {
  const { AgreementId, State, SealedDigest, PaperDigest, IsTimeStamped } = agreement
  if (State === 'draft') return null
  const files = SealedDigest === null ? KEPT_AGREEMENT_FILES.slice(0, 1) : KEPT_AGREEMENT_FILES
  return (
    <Section title={text.files}>
      <ul className={styles.list}>
        {files.map((file) => (
          <FileLine
            key={file}
            agreementId={AgreementId}
            file={file}
            name={text.file[file === 'original' && State === 'voided' ? 'voided' : file]}
          />
        ))}
      </ul>
      {PaperDigest && (
        <div className={styles.below}>
          <h3>{text.digests}</h3>
          <ul className={styles.list}>
            <Digest name={text.paperDigest} digest={PaperDigest} />
            {SealedDigest && <Digest name={text.sealedDigest} digest={SealedDigest} />}
          </ul>
          {SealedDigest && <p className={styles.soft}>{IsTimeStamped ? text.timeStamped : text.notTimeStamped}</p>}
          <Link to={paths.checkAgreement()}>{text.check}</Link>
        </div>
      )}
    </Section>
  )
}

function FileLine({ agreementId, file, name }: { agreementId: string; file: KeptAgreementFile; name: string }) {
  const { isAsking, save } = useDownload(() => call(GetAgreementFile, { AgreementId: agreementId, File: file, Use: 'download' }))
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <IconButton
        icon={DownloadIcon}
        label={text.downloadOf({ file: name })}
        aria-busy={isAsking || undefined}
        onClick={() => void save()}
      />
    </li>
  )
}

function Digest({ name, digest }: { name: string; digest: string }) {
  return (
    <li className={styles.line}>
      <span>
        <small>{name}</small>
        <code className={styles.digest}>{digest}</code>
      </span>
      <IconButton
        icon={CopyIcon}
        label={text.copyDigestOf({ file: name })}
        onClick={() => void withToast(navigator.clipboard.writeText(digest), text.digestCopied)}
      />
    </li>
  )
}
