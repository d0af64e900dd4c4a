'use client';

import { SelectInput, useField } from '@payloadcms/ui';

type AssigneeSelectProps = {
  path: string;
  options: { value: string; label: string }[];
  readOnly?: boolean;
};

export function AssigneeSelect({ path, options, readOnly }: AssigneeSelectProps) {
  const { value, setValue } = useField<number | null>({ path });
  return (
    <SelectInput
      path={path}
      name={path}
      label="Assignee"
      placeholder="No one yet"
      options={options}
      value={value ? String(value) : undefined}
      readOnly={readOnly}
      isClearable
      onChange={(chosen) => {
        const one = Array.isArray(chosen) ? chosen[0] : chosen;
        setValue(one?.value ? Number(one.value) : null);
      }}
    />
  );
}
