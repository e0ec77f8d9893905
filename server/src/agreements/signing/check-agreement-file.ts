import type { CheckAgreementFile } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { everything } from '../../database/pool.ts'
import type { Handler } from '../../rpc/module.ts'
import { findBySealedFile, isSealedAgreement, listSigners } from '../agreements/agreement.public.ts'

const CLAIMS = everything('those who have a sealed file have all that this says of it')

/** Nothing is said of an agreement to who does not have its file: a reference alone answers that there is one, and that this is another file. */
export const checkAgreementFile: Handler<typeof CheckAgreementFile> = ({ services }, { Sha256, Reference }) =>
  services.database.transaction(
    CLAIMS,
    async (db) => {
      const found = await findBySealedFile(db, Buffer.from(Sha256, 'hex'))
      if (found === null) {
        const isChanged = Reference !== null && (await isSealedAgreement(db, Reference))
        return { Verdict: isChanged ? ('changed' as const) : ('unknown' as const), Agreement: null }
      }
      return {
        Verdict: 'unchanged' as const,
        Agreement: {
          Title: found.title,
          CompletedAt: found.ended_at.toISOString(),
          SealedAt: found.sealed_at.toISOString(),
          IsTimeStamped: found.time_stamped_at !== null,
          Signers: (await listSigners(db, found.id)).map(({ name, role, done_at }) => ({
            Name: name,
            Role: role,
            SignedAt: done_at.toISOString(),
          })),
          After: found.after,
        },
      }
    },
    { readOnly: true },
  )
