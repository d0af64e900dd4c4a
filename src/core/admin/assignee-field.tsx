import type { RelationshipFieldServerComponent } from 'payload';
import { AssigneeSelect } from './assignee-select';
import { deskNames } from './desk-names';

export const AssigneeField: RelationshipFieldServerComponent = async ({ path, payload, readOnly }) => {
  const names = await deskNames(payload);
  const options = names.map(({ id, username }) => ({ value: String(id), label: username }));
  return <AssigneeSelect path={path} options={options} readOnly={readOnly} />;
};
