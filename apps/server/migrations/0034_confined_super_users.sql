-- A super user whose rights end at the organizations they are a member of. The made-up one of the demo is: anyone who
-- reaches a server in evaluation mode can enter as them, and must not reach what others keep on it.
alter table members add column is_confined boolean not null default false;

create or replace function access_project_roles(p_member_id integer)
returns table (project_id integer, rank integer, manage_members boolean)
language sql stable parallel safe as $$
  select held.project_id, max(held.rank), bool_or(held.manage_members)
  from (
    select p.project_id, project_role_rank(pm.role_name) as rank, pm.manage_members
    from project_members pm
    join projects p on p.ancestor_ids @> array[pm.project_id]
    where pm.member_id = p_member_id and p.deleted_at is null
    union all
    select p.project_id, 3, true
    from organization_members om
    join projects p on p.organization_id = om.organization_id
    where om.member_id = p_member_id and om.role = 'org_admin' and p.deleted_at is null
    union all
    select p.project_id, 3, true
    from members m
    cross join projects p
    where m.member_id = p_member_id and m.is_super_user and not m.is_confined and p.deleted_at is null
  ) held
  group by held.project_id
$$;

create or replace function access_organization_roles(p_member_id integer)
returns table (organization_id integer, rank integer)
language sql stable parallel safe as $$
  select held.organization_id, max(held.rank)
  from (
    select om.organization_id,
      case om.role when 'org_admin' then 3 when 'org_member' then 2 else 1 end as rank
    from organization_members om
    where om.member_id = p_member_id
    union all
    select p.organization_id, 0
    from project_members pm
    join projects p on p.project_id = pm.project_id
    where pm.member_id = p_member_id and p.deleted_at is null
    union all
    select o.organization_id, 3
    from members m
    cross join organizations o
    where m.member_id = p_member_id and m.is_super_user and not m.is_confined
  ) held
  group by held.organization_id
$$;
