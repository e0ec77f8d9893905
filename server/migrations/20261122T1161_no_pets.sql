-- "No Pets" stands alone. Where it stood beside other choices nobody knows what holds: such homes say "Call About Pets" now.
-- No change of their owners: versions, dates and history stay, only the listing follows.
select set_config('app.everything', 'on', true);
update asset set pets_allowed_ids = '{4}' where 3 = any(pets_allowed_ids) and cardinality(pets_allowed_ids) > 1;
