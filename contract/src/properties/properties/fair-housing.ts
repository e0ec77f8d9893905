/*
 * Words in a listing that may say whom someone would rather not have. The Fair Housing Act forbids any advertisement
 * that states a preference by race, color, religion, sex, disability, familial status or national origin; states and
 * cities add more. This list reads for the person, it does not judge: it names the words, says why and what to write
 * instead. Words that describe the home ("family room", "single family house", "walking distance") are left alone.
 */

export type ProtectedClass =
  | 'Familial status'
  | 'Race or color'
  | 'National origin'
  | 'Religion'
  | 'Sex'
  | 'Disability'
  | 'Source of income'
  | 'Age'
  | 'Marital status'
  | 'Military status'

export type FairHousingFinding = {
  readonly Class: ProtectedClass
  /** As they stand in the text. */
  readonly Words: string
  readonly Reason: string
  readonly Suggestion: string
  /** `warning`: likely against the law somewhere, the owner confirms it before listing. `advice`: better said otherwise. */
  readonly Severity: 'warning' | 'advice'
}

type Pattern = Omit<FairHousingFinding, 'Words' | 'Class'> & { readonly of: ProtectedClass; readonly words: RegExp }

const AGES = 'kids|children|child|infants|babies|baby|toddlers|teens|teenagers|minors'
const PEOPLE =
  'people|persons?|tenants?|renters?|famil(?:y|ies)|couples?|households?|residents?|roommates?|housemates?|applicants?|professionals?|neighborhoods?|communit(?:y|ies)|students?'
const FAITHS = 'christians?|catholics?|jew(?:s|ish)?|muslims?|mormons?|lds|hindus?|buddhists?|protestants?|baptists?|evangelicals?'
const ORIGINS =
  'mexicans?|chinese|indians?|koreans?|japanese|vietnamese|filipinos?|russians?|polish|irish|italians?|germans?|arabs?|somalis?|haitians?|cubans?|puerto ricans?|latin(?:os?|as?|x)|hispanics?'
const RACES = 'whites?|blacks?|caucasians?|african[-\\s]americans?|asians?|native americans?|minorit(?:y|ies)|colored|orientals?'
const SEXES = 'males?|females?|men|women|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys?'
const VOUCHERS =
  '(?:section|sec\\.?)\\s*(?:8|eight)|hud|(?:housing\\s+|choice\\s+)*vouchers?|housing assistance|(?:government|public|rental|rent) assistance|welfare|ssi|ssdi|disability income'
const HELPERS = '(?:service|support|emotional[-\\s]support|assistance|assist|therapy|guide|comfort)\\s+(?:animals?|dogs?|cats?|pets?)|esas?'
const REFUSED = "(?:are|is)?\\s*(?:not|never|n['’]t)\\s+(?:be\\s+)?(?:allowed|accepted|permitted|welcomed?|considered|ok(?:ay)?)"

/** Word by word, with whatever white space between. Case does not matter. */
function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\w'’-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'giu')
}

function warning(of: ProtectedClass, Reason: string, Suggestion: string, ...patterns: string[]): Pattern {
  return { of, Severity: 'warning', Reason, Suggestion, words: words(patterns.join('|')) }
}
function advice(of: ProtectedClass, Reason: string, Suggestion: string, ...patterns: string[]): Pattern {
  return { of, Severity: 'advice', Reason, Suggestion, words: words(patterns.join('|')) }
}

const DESCRIBE_THE_HOME = 'Describe the home, not who should live in it.'

const PATTERNS: readonly Pattern[] = [
  warning(
    'Familial status',
    'Families with children may not be turned away or limited.',
    'Leave it out. You can say how many people may live there, as a number that applies to everyone.',
    `no (?:${AGES})(?!['’]s)`,
    `(?:${AGES}) ${REFUSED}`,
    'child[-\\s]?free',
    'no families',
    'adults?[-\\s]only',
    'only adults',
    `(?:max(?:imum)?|at most|only|limit) (?:of )?(?:one|two|three|1|2|3) (?:${AGES})`,
    `not (?:suitable|suited|appropriate|safe|good|ideal) for (?:small |young )?(?:${AGES}|families)`,
    'no pregnant(?: women)?',
  ),
  advice(
    'Familial status',
    'It reads as a preference for one kind of household.',
    DESCRIBE_THE_HOME,
    '(?:ideal|perfect|great|best|suited|suitable) for (?:a )?(?:growing )?famil(?:y|ies)',
    'family[-\\s]oriented',
    'empty[-\\s]nesters?',
  ),
  warning(
    'Race or color',
    'No race or color may be preferred, refused or mentioned to describe the neighbors.',
    'Leave it out.',
    `no (?:${RACES})`,
    `(?:${RACES})[-\\s](?:only|preferred|${PEOPLE})`,
    'racially (?:mixed|diverse|integrated)',
    '(?:integrated|segregated) (?:neighborhood|community|area|building)',
  ),
  warning(
    'National origin',
    'You may not choose by where someone comes from or which language they speak at home.',
    'Leave it out.',
    'no (?:immigrants|foreigners|aliens|refugees|illegals)',
    '(?:americans?|(?:u\\.?s\\.? )?citizens?|legal residents?) only',
    'must be (?:an? )?(?:american|u\\.?s\\.? citizen|legal resident)',
    'english[-\\s]speak(?:ing|ers?)',
    'english only',
    '(?:must )?speaks? (?:good |fluent )?english',
    `no (?:${ORIGINS})`,
    `(?:${ORIGINS})[-\\s](?:only|preferred|${PEOPLE})`,
  ),
  warning(
    'Religion',
    'No belief may be preferred or refused.',
    'Leave it out.',
    `no (?:${FAITHS})`,
    `(?:${FAITHS})[-\\s](?:only|preferred|home|values|landlord|owners?|${PEOPLE})`,
    'god[-\\s]fearing',
    'church[-\\s]?go(?:ing|ers?)',
    'bible[-\\s]believing',
  ),
  advice(
    'Religion',
    'A place of worship as a selling point can read as a preference for people who go there.',
    'Name streets, parks, shops and stations instead.',
    '(?:near|close to|next to|by|walk(?:ing distance)? to|steps from|minutes? (?:to|from)) (?:the |a |an )?(?:[\\w.]+ )?(?:church|synagogue|temple|mosque)(?:es|s)?',
  ),
  warning(
    'Sex',
    'You may not choose by sex, gender or sexual orientation, unless people share a home with you and your state allows it.',
    'Leave it out.',
    `no (?:${SEXES})(?!['’]s)`,
    `(?:${SEXES})[-\\s](?:only|preferred|roommates?|housemates?|tenants?|renters?|applicants?)`,
    `(?:only|prefer(?:s|red|ring)?|looking for|seeking) (?:an? )?(?:quiet |single |young )?(?:${SEXES})(?!['’]s)`,
    '(?:no )?(?:gays?|lesbians?|transgender|straight|lgbtq?)[-\\s](?:only|preferred|people|couples?|tenants?|roommates?)',
    'no (?:gays?|lesbians?|transgender)',
  ),
  warning(
    'Disability',
    'People with a disability may not be refused or asked what they’re able to do.',
    'Describe what’s there: steps, an elevator, the width of the doors.',
    'no (?:wheel-?chairs?|disabled|handicapped|mentally ill|disabilit(?:y|ies)|crutches|mental illness|mobility aids?)',
    'able[-\\s]bodied',
    '(?:must be )?(?:able|capable) (?:to|of) (?:walk|walking|climb|climbing|live independently|living independently)',
    'live independently',
    '(?:physically|mentally) (?:fit|healthy|stable|able)',
    'not (?:suitable|suited|appropriate|safe|good) for (?:the )?(?:disabled|handicapped|wheel-?chairs?|people with disabilities)',
    '(?:healthy|sober) (?:tenants?|people|persons?|individuals?|applicants?) only',
  ),
  warning(
    'Disability',
    'Assistance animals are not pets: a person who needs one may keep it, without a pet fee, whatever the pet rules are.',
    'Write what applies to pets. “Assistance animals are welcome” is a good sentence.',
    `no (?:pets(?:,| or| and) )?(?:${HELPERS})`,
    `(?:${HELPERS}) ${REFUSED}`,
    `pet (?:fee|deposit|rent) (?:also )?(?:applies to|required for|charged for|for) (?:${HELPERS})`,
  ),
  advice('Disability', 'This word is outdated.', 'Write “accessible”.', 'handicap(?:ped)?[-\\s](?:accessible|friendly|parking|ready)'),
  warning(
    'Source of income',
    'Many states and cities forbid turning away people who pay with a voucher, benefits or a pension.',
    'State the rent. How applicants pay it is checked the same way for everyone.',
    `no (?:${VOUCHERS})`,
    `(?:${VOUCHERS}) ${REFUSED}`,
    `(?:not|aren['’]t|isn['’]t) (?:accepting|approved for|participating in|set up for|eligible for|taking) (?:${VOUCHERS})`,
    `(?:do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|can ?not|can['’]t) (?:accept|take|do|work with) (?:${VOUCHERS})`,
    'must be employed',
    'must have (?:a )?(?:full[-\\s]time )?job',
    '(?:working |employed )?professionals only',
    '(?:employed|working) (?:applicants|tenants|people|persons) only',
  ),
  warning(
    'Age',
    'Many states protect age, and words about age often turn families away.',
    DESCRIBE_THE_HOME,
    'no (?:students|seniors|elderly|old people|retirees|one (?:under|over) \\d\\d)',
    '(?:young|younger|older|elderly|middle[-\\s]aged|mature) (?:working )?(?:professionals?|couples?|persons?|people|tenants?|adults?|individuals?|renters?|crowd|wom[ae]n|m[ae]n)',
    'must be (?:over|under|at least) (?!18\\b)\\d\\d(?: years)?',
    '(?:students|seniors|retirees) (?:only|preferred)',
  ),
  advice(
    'Age',
    'Housing for older people has its own rules: only a community that meets them may say so.',
    'Keep it if the community qualifies as housing for older persons.',
    '(?:55|62)\\s?\\+',
    '(?:over|age) (?:55|62)',
    '(?:senior living|retirement|active adult) community',
    'senior living',
  ),
  warning(
    'Marital status',
    'Many states forbid asking whether people are married.',
    DESCRIBE_THE_HOME,
    'married (?:couples?|people|only|preferred|tenants?)',
    'must be married',
    '(?:no )?unmarried (?:couples?|people|tenants?)',
    'no (?:singles|couples|single (?:people|persons?|men|women|mothers?|moms?|fathers?|dads?|parents?))',
    '(?:singles|couples) only',
    'single (?:person|occupant|professional|adult)s? (?:only|preferred)',
    '(?:ideal|perfect|great|best|suited|suitable) for (?:a |one )?(?:quiet |young )?(?:single (?:person|professional|adult)|singles?|couples?|bachelors?)',
  ),
  advice('Marital status', 'It reads as a preference for one kind of household.', DESCRIBE_THE_HOME, 'bachelor (?:pad|apartment)'),
  warning(
    'Military status',
    'Several states protect people who serve or have served in the military.',
    'Leave it out.',
    'no (?:military|veterans|soldiers)',
  ),
  advice(
    'Race or color',
    'Many listings have left this word behind.',
    'Write “primary bedroom”.',
    'master[-\\s](?:bed\\s?-?room|suite|bath(?:room)?)',
  ),
]

/** What a reader may take as a preference, in the order of the text; the same words are named once. */
export function fairHousingFindings(...texts: readonly (string | null | undefined)[]): FairHousingFinding[] {
  const findings = texts.flatMap((text) => (text ? findingsIn(text) : []))
  return [...new Map(findings.map((finding) => [`${finding.Class}:${finding.Words.toLowerCase()}`, finding])).values()]
}

/** Those that an owner has to have read before a home is listed. */
export function fairHousingWarnings(...texts: readonly (string | null | undefined)[]): FairHousingFinding[] {
  return fairHousingFindings(...texts).filter((finding) => finding.Severity === 'warning')
}

type Match = { readonly start: number; readonly end: number; readonly finding: FairHousingFinding }

function findingsIn(text: string): FairHousingFinding[] {
  const matches = PATTERNS.flatMap(({ of, words: pattern, Reason, Suggestion, Severity }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Match => {
      const Words = found.replace(/\s+/g, ' ')
      return { start: index, end: index + found.length, finding: { Class: of, Words, Reason, Suggestion, Severity } }
    }),
  )
  return matches
    .filter((match) => !matches.some((other) => replaces(other, match)))
    .sort((one, other) => one.start - other.start)
    .map(({ finding }) => finding)
}

/** Longer words say more than those within them; an advice never hides a warning. */
function replaces(longer: Match, shorter: Match): boolean {
  const isWithin = longer.start <= shorter.start && shorter.end <= longer.end && longer.end - longer.start > shorter.end - shorter.start
  return isWithin && (longer.finding.Severity === 'warning' || shorter.finding.Severity === 'advice')
}
