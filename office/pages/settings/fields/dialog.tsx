import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { aggregates, audiences, fieldKinds } from "#commerce/shared/own-fields/names.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { OwnField } from "#commerce/shared/own-fields/schema.ts";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogFoot } from "../../../components/dialog-foot.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { conflictIn } from "../../../components/editor/conflict-in.ts";
import { Conflicted } from "../../../components/editor/conflicted.tsx";
import { changedFields } from "../../../components/editor/paths.ts";
import { type Choice, changesOf, resolveConflict, type Values } from "../../../components/editor/rules.ts";
import { usePathTools } from "../../../components/editor/use-path-tools.ts";
import { CheckField, SelectField, TextField } from "../../../components/field.tsx";
import { FormProblem, problemsOf } from "../../../components/form-problem.tsx";
import { LanguageTexts } from "../../../components/own-fields/language-texts.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useLanguage, useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import { Choices } from "./choices.tsx";
import { bodyOf, changeable, type Draft, emptyDraft, keyOf, labels, mayFilter, maySearch } from "./draft.ts";
import { aggregateNames, audienceNames, kindNames } from "./names.ts";

type Answer = { meta: { merged?: string[] } };

/** Creates or edits a field. Properties that its values depend on can only be chosen for a new field. */
export function FieldDialog({ field, onClose }: { field: OwnField | null; onClose: () => void }) {
  const say = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const mayWrite = useMay("settings:write");
  const [draft, setDraft] = useState<Draft>(field ?? emptyDraft);
  const [isDeleting, setIsDeleting] = useState(false);
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  const tools = usePathTools(labels);
  const done = async ({ meta: { merged = [] } }: Answer) => {
    await client.invalidateQueries({ queryKey: ["own-fields"] });
    const fields = changedFields(merged, tools);
    tell(fields ? say("merged", { fields }) : say("saved"));
    onClose();
  };
  const saving = useMutation({
    mutationFn: ({ sent, version }: { sent: Values; version?: number | undefined }) =>
      field
        ? send<Answer>("PUT", `/own-fields/${field.id}`, { ...sent, version })
        : send<Answer>("POST", "/own-fields", sent),
    onSuccess: done,
  });
  const removing = useMutation({
    mutationFn: () => send<Answer>("DELETE", `/own-fields/${field?.id}`),
    onSuccess: done,
  });
  const withKey = (typed: Draft): Draft => ({ ...typed, key: typed.key || keyOf(typed.labels, language) });
  const body = bodyOf(withKey(draft), language);
  const changes = field ? changesOf({ ...field }, changeable(body)) : {};
  const conflict = conflictIn(saving.error, changes);
  const editing = {
    changes,
    leaveConflict: saving.reset,
    settle(choice: Choice) {
      if (!field || !conflict) return;
      const { stored, mine } = resolveConflict(conflict, choice, { stored: { ...field }, mine: { ...draft } });
      setDraft(mine);
      saving.mutate({
        sent: changesOf(stored, changeable(bodyOf(mine, language))),
        version: conflict.version,
      });
    },
  };
  const problems = problemsOf(saving.error);
  const textsProblems = (name: string) =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([path, why]) =>
        path === name ? [[language, why]] : path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), why]] : [],
      ),
    );
  return (
    <Dialog title={field ? textIn(field.labels, language) : say("ownNew")} wide onClose={onClose}>
      {isDeleting && field ? (
        <>
          <p>{say("ownDeleteText")}</p>
          <FormProblem error={removing.error} />
          <DialogFoot
            act={say("ownDelete")}
            isDanger
            isDisabled={removing.isPending}
            onAct={() => removing.mutate()}
            onClose={() => setIsDeleting(false)}
          />
        </>
      ) : (
        <DialogForm
          act={mayWrite && say("save")}
          isDisabled={saving.isPending}
          error={!conflict && saving.error}
          others={
            mayWrite &&
            field && (
              <button type="button" className="button button-danger" onClick={() => setIsDeleting(true)}>
                {say("ownDelete")}
              </button>
            )
          }
          onLeave={onClose}
          onSubmit={() => saving.mutate(field ? { sent: changes, version: field.version } : { sent: body })}
        >
          <fieldset className="stack" disabled={!mayWrite}>
            <LanguageTexts
              label={say("ownLabel")}
              texts={draft.labels}
              onChange={(labels) => change({ labels })}
              problems={textsProblems("labels")}
            />
            <div className="fields-3">
              <SelectField
                label={say("ownOf")}
                value={draft.aggregate}
                disabled={field !== null}
                onChange={({ target }) => change({ aggregate: target.value as Draft["aggregate"] })}
                options={aggregates.map((one) => [one, say(aggregateNames[one])])}
              />
              <SelectField
                label={say("ownKind")}
                value={draft.kind}
                disabled={field !== null}
                onChange={({ target }) => change({ kind: target.value as Draft["kind"] })}
                options={fieldKinds.map((one) => [one, say(kindNames[one])])}
              />
              <TextField
                label={say("ownKey")}
                hint={field ? undefined : say("ownKeyHint")}
                value={draft.key}
                placeholder={keyOf(draft.labels, language)}
                problem={problems.key}
                disabled={field !== null}
                onChange={({ target }) => change({ key: target.value.trim() })}
              />
            </div>
            <Rules draft={draft} change={change} problems={problems} isNew={field === null} />
            <SelectField
              label={say("ownAudience")}
              value={draft.audience}
              onChange={({ target }) => change({ audience: target.value as Draft["audience"] })}
              options={audiences.map((one) => [one, say(audienceNames[one])])}
            />
            <div className="stack-tight">
              <CheckField
                label={say("ownRequired")}
                checked={draft.is_required}
                onChange={({ target }) => change({ is_required: target.checked })}
              />
              {maySearch(draft) && (
                <CheckField
                  label={say("ownSearchable")}
                  checked={draft.is_searchable}
                  onChange={({ target }) => change({ is_searchable: target.checked })}
                />
              )}
              {mayFilter(draft) && (
                <CheckField
                  label={say("ownFilterable")}
                  checked={draft.is_filterable}
                  onChange={({ target }) => change({ is_filterable: target.checked })}
                />
              )}
            </div>
            <LanguageTexts
              label={say("ownHelp")}
              texts={draft.help}
              onChange={(help) => change({ help })}
              problems={textsProblems("help")}
            />
          </fieldset>
        </DialogForm>
      )}
      <Conflicted conflict={conflict} editing={editing} labels={labels} />
    </Dialog>
  );
}

type RulesProps = {
  draft: Draft;
  change: (changed: Partial<Draft>) => void;
  problems: Record<string, string>;
  isNew: boolean;
};

/** The settings that a field of this kind has besides its label. */
function Rules({ draft, change, problems, isNew }: RulesProps) {
  const say = useText();
  const isText = draft.kind === "text" || draft.kind === "long-text";
  const isNumber = draft.kind === "number";
  const bound = (name: "min" | "max", label: string) => (
    <DecimalField
      label={label}
      min={isNumber ? Number.NEGATIVE_INFINITY : 0}
      decimals={isNumber ? undefined : 0}
      value={draft[name]}
      problem={problems[name]}
      onChange={(bound) => change({ [name]: bound })}
    />
  );
  return (
    <>
      {isText && isNew && (
        <CheckField
          label={say("ownTranslated")}
          checked={draft.is_translated}
          onChange={({ target }) => change({ is_translated: target.checked })}
        />
      )}
      {(draft.kind === "choice" || draft.kind === "choices") && (
        <Choices choices={draft.choices} onChange={(choices) => change({ choices })} problems={problems} />
      )}
      {(isText || isNumber || draft.kind === "choices") && (
        <div className="fields-3">
          {bound("min", say("ownMin"))}
          {bound("max", say("ownMax"))}
          {isNumber && (
            <TextField
              label={say("ownUnit")}
              value={draft.unit}
              problem={problems.unit}
              onChange={({ target }) => change({ unit: target.value })}
            />
          )}
        </div>
      )}
    </>
  );
}
