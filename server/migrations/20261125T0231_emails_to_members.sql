-- What the place of its reader in a business has to cover when it leaves: the profile, an area, a home. Null where they get it for themselves.
alter table email add column for_member jsonb;
