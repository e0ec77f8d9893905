-- Whose rows a transaction may touch; set with SET LOCAL, by the call layer, and for the one property by `reachAsset`. Row security is
-- the second net behind the scopes of the application. These are inlined into the statements that ask them: they take no `set search_path`.
create or replace function public.current_account() returns uuid
language sql stable parallel safe as $$ select nullif(current_setting('app.account_id', true), '')::uuid $$;

create or replace function public.sees_everything() returns boolean
language sql stable parallel safe as $$ select coalesce(current_setting('app.everything', true), '') = 'on' $$;

-- Who a transaction acts as, besides its account.
create or replace function public.current_profile() returns uuid
language sql stable parallel safe as $$ select nullif(current_setting('app.profile_id', true), '')::uuid $$;

-- The member of a business who is given a list of its properties; null where all of them are meant.
create or replace function public.current_member() returns uuid
language sql stable parallel safe as $$ select nullif(current_setting('app.member_id', true), '')::uuid $$;

-- The one thing whose restricted documents it reads and writes, once it is known that it may.
create or replace function public.open_restriction() returns uuid
language sql stable parallel safe as $$ select nullif(current_setting('app.restricted_to', true), '')::uuid $$;

-- The one property of another account that it may touch, once a relation to it has been found.
create or replace function public.acting_asset() returns uuid
language sql stable parallel safe as $$ select nullif(current_setting('app.acting_asset', true), '')::uuid $$;
