/*
 * Which Social Security number does what. Any other one that can exist is clean, with a score that follows from its last four.
 */

export type Outcome =
  | 'clean'
  | 'no-score'
  | 'evictions'
  | 'criminal'
  | 'collections'
  | 'frozen'
  | 'mismatch'
  | 'no-file'
  | 'questions'
  | 'slow'
  | 'low-income'
  | 'corrected'
  | 'bankruptcy'

export type MagicSsn = { readonly ssn: string; readonly outcome: Outcome; readonly score: number | null; readonly says: string }

// prettier-ignore
export const SSNS: readonly MagicSsn[] = [
  { ssn: '500101001', outcome: 'clean', score: 742, says: 'Clean' },
  { ssn: '500101002', outcome: 'no-score', score: null, says: 'A thin file, without a score' },
  { ssn: '500101003', outcome: 'evictions', score: 611, says: 'Two evictions' },
  { ssn: '500101004', outcome: 'criminal', score: 668, says: 'A criminal record' },
  { ssn: '500101005', outcome: 'collections', score: 523, says: 'Collections and a low score' },
  { ssn: '500101006', outcome: 'frozen', score: 705, says: 'The credit file is frozen until the control unfreezes it' },
  { ssn: '500101007', outcome: 'mismatch', score: null, says: 'Fails: the number is not this person’s' },
  { ssn: '500101008', outcome: 'no-file', score: null, says: 'Fails: there is no file' },
  { ssn: '500101009', outcome: 'questions', score: 731, says: 'Asks the applicant questions first' },
  { ssn: '500101010', outcome: 'slow', score: 719, says: 'Evictions take 6 hours, criminal records 26' },
  { ssn: '500101011', outcome: 'low-income', score: 688, says: 'Income is 60% of what was stated' },
  { ssn: '500101012', outcome: 'corrected', score: 702, says: 'An eviction of someone else, corrected 2 days later' },
  { ssn: '500101013', outcome: 'bankruptcy', score: 560, says: 'A bankruptcy' },
]
