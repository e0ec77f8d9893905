import type { Mutant } from './mutant.ts'
import { type Spelled, spelledMutant } from './spelled.ts'

/*
 * Rules by which members of a business are held to their role and their homes. They are few and of many shapes, so that each is written
 * out, with what would stand there if it were forgotten. What is not seen of homes that were not given is row security's own work, so
 * these are tried with it.
 */

const PERMISSIONS = 'contract/src/rpc/permissions.ts'
const SEATS = 'server/src/access/seat.queries.ts'
const STILL_COVERED = 'server/src/platform/notifications/still-covered.queries.ts'
const SESSIONS = 'server/src/sessions/sessions.ts'

export const MEMBER_RULES: readonly Spelled[] = [
  {
    file: PERMISSIONS,
    where: 'refusalOf',
    rule: "return member.isAdministrator ? null : 'administrators'",
    instead: 'return null',
  },
  {
    file: PERMISSIONS,
    where: 'refusalOf',
    rule: "if (permission !== 'any member' && !allows(member.rights, permission)) return 'role'",
    instead: '',
  },
  { file: PERMISSIONS, where: 'refusalOf', rule: "concerns === 'whole business' && member.isLimited ? 'limited' : null", instead: 'null' },
  { file: PERMISSIONS, where: 'allows', rule: 'LEVELS.indexOf(rights[area]) >= LEVELS.indexOf(level)', instead: "rights[area] !== 'none'" },
  {
    file: 'server/src/http/check-access.ts',
    where: 'checkAccess',
    rule: 'if (member) checkMember(asked, member)',
    instead: '',
  },
  {
    file: 'server/src/rpc/claims-of.ts',
    where: 'rowsOf',
    rule: 'memberId: givenTo(member)',
    instead: 'memberId: null',
  },
  {
    file: 'server/src/rpc/claims-of.ts',
    where: 'actorIn',
    rule: "if (permission !== 'personal') return actor",
    instead: 'if (permission) return actor',
  },
  { file: SESSIONS, where: 'sessionStatements', rule: "'(p.account_id = s.account_id or m.member_id is not null)'", instead: "'true'" },
  {
    file: SESSIONS,
    where: 'sessionStatements',
    rule: 'm on m.profile_id = s.profile_id and m.account_id = s.account_id',
    instead: 'm on m.profile_id = s.profile_id',
  },
  {
    file: SEATS,
    where: 'ACTS_AS',
    rule: 'm.account_id = ${accountId} and ',
    instead: '',
  },
  {
    file: SEATS,
    where: 'SEAT_COVERS',
    rule: 'then ${seat}.is_administrator else',
    instead: 'then true else',
  },
  {
    file: SEATS,
    where: 'SEAT_COVERS',
    rule: "coalesce(${seat}.rights ->> ${area}, 'none') <> 'none'",
    instead: 'true',
  },
  { file: SEATS, where: 'SEAT_COVERS', rule: '(not ${seat}.is_limited', instead: '(true' },
  { file: SEATS, where: 'findSeat', rule: 'account_id = $1 and profile_id = $2', instead: '(account_id = $1 or true) and profile_id = $2' },
  {
    file: SEATS,
    where: 'isCovered',
    rule: 's.account_id = $1 and s.profile_id = $2',
    instead: '(s.account_id = $1 or true) and s.profile_id = $2',
  },
  {
    file: STILL_COVERED,
    where: 'STILL_COVERED',
    rule: 's.account_id = ${accountId} and s.profile_id = ${profileId}',
    instead: 's.account_id = ${accountId}',
  },
  { file: STILL_COVERED, where: 'STILL_COVERED', rule: "SEAT_COVERS('s', 'about.area', `${news}.asset_id`)", instead: "'true'" },
  {
    file: 'server/src/office/list-exports/list-export.ts',
    where: 'readerNow',
    rule: 'return seat && actorOf({ ...reader, actingFor: { ...actingFor, member: memberRightsOf(seat) } })',
    instead: 'return actorOf(reader)',
  },
]

export function memberMutant(rule: Spelled, text: string): Mutant {
  return { ...spelledMutant(rule, text), needsRowSecurity: true }
}

const NARROWING = /^create policy (given_homes|whole_business|own_drafts) on public\.(\w+) as restrictive/gm

/** Policies that hold members to their homes: each is dropped from the database that tests run on. */
export function policyMutants(file: string, text: string): Mutant[] {
  return [...text.matchAll(NARROWING)].map(([, policy = '', table = '']) => ({
    file,
    where: table,
    rule: policy,
    edits: [],
    needsRowSecurity: true,
    withoutPolicy: `${policy} on ${table}`,
  }))
}
