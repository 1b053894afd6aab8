// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// ef67057b2a875b295c1dc624f359613407331956b3d04792c72fa15f8e2b215b.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate",
  forward: "forward"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate
  forward

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")
  /// What they say of themselves.
  displayName     String?   @map("display_name") @db.VarChar(50)
  about           String?   @db.VarChar(2000)
  location        String?   @db.VarChar(100)
  website         String?   @db.VarChar(300)

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  announcements   Announcement[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

/// What a search over everything looks through: a row for each post that everybody may read. Written by triggers alone.
model SearchEntry {
  id         BigInt                  @id @default(autoincrement())
  type       String
  contentId  Int                     @map("content_id")
  threadType String                  @map("thread_type")
  threadId   Int                     @map("thread_id")
  authorId   Int?                    @map("author_id")
  area       String?
  createdAt  DateTime                @map("created_at") @db.Timestamptz(6)
  until      DateTime?               @db.Timestamptz(6)
  title      String?
  words      Unsupported("tsvector")

  @@unique([type, contentId])
  @@map("search_entries")
}

model SearchVocabulary {
  word String @id

  @@index([word(ops: raw("gin_trgm_ops"))], type: Gin)
  @@map("search_vocabulary")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@map("products")
}

/// What an admin announces to everybody, until a time or without an end.
model Announcement {
  id        Int       @id @default(autoincrement())
  authorId  Int       @map("author_id")
  title     String    @db.VarChar(200)
  body      String
  until     DateTime? @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  author User @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([authorId, id])
  @@map("announcements")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"displayName","kind":"scalar","type":"String","dbName":"display_name"},{"name":"about","kind":"scalar","type":"String"},{"name":"location","kind":"scalar","type":"String"},{"name":"website","kind":"scalar","type":"String"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"SearchVocabulary":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"search_vocabulary","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","SearchVocabulary.findUnique","SearchVocabulary.findUniqueOrThrow","SearchVocabulary.findFirst","SearchVocabulary.findFirstOrThrow","SearchVocabulary.findMany","SearchVocabulary.createOne","SearchVocabulary.createMany","SearchVocabulary.createManyAndReturn","SearchVocabulary.updateOne","SearchVocabulary.updateMany","SearchVocabulary.updateManyAndReturn","SearchVocabulary.upsertOne","SearchVocabulary.deleteOne","SearchVocabulary.deleteMany","SearchVocabulary.groupBy","SearchVocabulary.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","word","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","displayName","about","location","website","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "pBj-A6gGOhAAAKcMACARAACoDAAgEgAAqQwAIBMAAKoMACAUAACrDAAgFQAArAwAIBYAAK0MACAXAACJDAAgGwAArgwAIBwAAPcLACAhAACwDAAgIwAArwwAICUAALEMACAqAACyDAAgLAAAtgwAIC4AALMMACAwAAC1DAAgMQAAuAwAIDUAALQMACA2AAC3DAAgNwAAuQwAIDgAALoMACA7AAC7DAAgPAAAuwwAID0AALsMACA_AAC8DAAgQAAAvAwAIEEAAL0MACBCAAC-DAAgRAAAvwwAIEUAAMAMACD2BgAApQwAMPcGAACkAQAQ-AYAAKUMADCIBwIAAAABlQdAAJELACGtBwEAsgsAId8HQACzCwAhswgBAAAAAb4IAQAAAAG_CEAAswsAIcAIAQCyCwAhwggAAKYMwggiwwhAALMLACHECEAAswsAIcUIAQCyCwAhxghAALMLACHHCEAAswsAIcgIAQCyCwAhyQhAALMLACHKCAIAigsAIcsIIAC0CwAhzAhAALMLACHNCCAAtAsAIc4IAQCyCwAhzwgBALILACHQCAEAsgsAIdEIAQCyCwAhAQAAAAEAIBIDAAC9CwAgBQAAiQ0AIA8AAIoNACD2BgAAiA0AMPcGAAADABD4BgAAiA0AMIgHAgCKCwAhjwcCAOoLACGQBwAAmgsAIJUHQACRCwAhlgdAALMLACGbBwAB-gsAIaMHAgCKCwAhpQcBAIkLACH6B0AAswsAIbsIAQCJCwAhvAhAALMLACG9CAIA6gsAIQgDAADPDgAgBQAA3RUAIA8AAN8VACCPBwAAiw0AIJYHAACLDQAg-gcAAIsNACC8CAAAiw0AIL0IAACLDQAgEgMAAL0LACAFAACJDQAgDwAAig0AIPYGAACIDQAw9wYAAAMAEPgGAACIDQAwiAcCAAAAAY8HAgDqCwAhkAcAAJoLACCVB0AAkQsAIZYHQACzCwAhmwcAAQAAAaMHAgCKCwAhpQcBAIkLACH6B0AAswsAIbsIAQCJCwAhvAhAALMLACG9CAIA6gsAIQMAAAADACABAAAEADACAAAFACAPBAAAvQsAIAwAAPwMACANAACpDAAgDgAApwwAIPYGAAD6DAAw9wYAAAcAEPgGAAD6DAAwiAcCAIoLACGVB0AAkQsAIaQHAgCKCwAhpQcBAIkLACGmBwEAiQsAIacHAAH7DAAhqAcAAKwLACCpBwAArAsAIAEAAAAHACAMAwAAvQsAIAUAAP4MACALAACHDQAgDAAA_AwAIPYGAACGDQAw9wYAAAkAEPgGAACGDQAwiAcCAIoLACGPBwIAigsAIZAHAACaCwAglQdAAJELACGjBwIAigsAIQQDAADPDgAgBQAA3RUAIAsAAOEVACAMAADcFQAgDQMAAL0LACAFAAD-DAAgCwAAhw0AIAwAAPwMACD2BgAAhg0AMPcGAAAJABD4BgAAhg0AMIgHAgAAAAGPBwIAigsAIZAHAACaCwAglQdAAJELACGjBwIAigsAId0IAACFDQAgAwAAAAkAIAEAAAoAMAIAAAsAIBAGAACDDQAgCAAAhA0AIAkAAKcMACD2BgAAgg0AMPcGAAANABD4BgAAgg0AMIgHAgCKCwAhkAcAAJoLACCTBwIAigsAIZUHQACRCwAhlgdAAJELACGeBwAB-wwAIZ8HAQCyCwAhoAcBALILACGhB0AAswsAIaIHQACzCwAhCAYAAN4VACAIAADgFQAgCQAAtRUAIJ4HAACLDQAgnwcAAIsNACCgBwAAiw0AIKEHAACLDQAgogcAAIsNACAQBgAAgw0AIAgAAIQNACAJAACnDAAg9gYAAIINADD3BgAADQAQ-AYAAIINADCIBwIAAAABkAcAAJoLACCTBwIAigsAIZUHQACRCwAhlgdAAJELACGeBwABAAABnwcBALILACGgBwEAsgsAIaEHQACzCwAhogdAALMLACEDAAAADQAgAQAADgAwAgAADwAgCAcAAIENACD2BgAAgA0AMPcGAAARABD4BgAAgA0AMJUHQACRCwAhmwcAAfoLACGcBwIAigsAIZ0HQACzCwAhAgcAAN8VACCdBwAAiw0AIAgHAACBDQAg9gYAAIANADD3BgAAEQAQ-AYAAIANADCVB0AAkQsAIZsHAAEAAAGcBwIAigsAIZ0HQACzCwAhAwAAABEAIAEAABIAMAIAABMAIAMAAAADACABAAAEADACAAAFACABAAAAEQAgAQAAAAMAIA8FAAD-DAAgBgAA_wwAIPYGAAD9DAAw9wYAABgAEPgGAAD9DAAwjQcAAfoLACGOBwAB-gsAIY8HAgCKCwAhkAcAAJoLACCRBwIAigsAIZIHQACzCwAhkwcCAOoLACGUB0AAswsAIZUHQACRCwAhlgdAAJELACEFBQAA3RUAIAYAAN4VACCSBwAAiw0AIJMHAACLDQAglAcAAIsNACAPBQAA_gwAIAYAAP8MACD2BgAA_QwAMPcGAAAYABD4BgAA_QwAMI0HAAEAAAGOBwABAAABjwcCAIoLACGQBwAAmgsAIJEHAgCKCwAhkgdAALMLACGTBwIA6gsAIZQHQACzCwAhlQdAAJELACGWB0AAkQsAIQMAAAAYACABAAAZADACAAAaACABAAAACQAgAQAAAA0AIAEAAAAYACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAAGAAgAQAAAAMAIAEAAAANACAFBAAAzw4AIAwAANwVACANAAC3FQAgDgAAtRUAIKcHAACLDQAgDwQAAL0LACAMAAD8DAAgDQAAqQwAIA4AAKcMACD2BgAA-gwAMPcGAAAHABD4BgAA-gwAMIgHAgAAAAGVB0AAkQsAIaQHAgCKCwAhpQcBAIkLACGmBwEAAAABpwcAAfsMACGoBwAArAsAIKkHAACsCwAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAJACABAAAKADACAAALACAKAwAAvQsAIPYGAAD_CwAw9wYAACkAEPgGAAD_CwAwlQdAAJELACGjBwIAigsAIf8HAQCJCwAhgAgEALwLACGBCAIAigsAIYIIQACzCwAhAQAAACkAIAcDAAC9CwAg9gYAAPkMADD3BgAAKwAQ-AYAAPkMADCbBwAB-gsAIZ0HQACzCwAhowcCAIoLACECAwAAzw4AIJ0HAACLDQAgCAMAAL0LACD2BgAA-QwAMPcGAAArABD4BgAA-QwAMJsHAAH6CwAhnQdAALMLACGjBwIAigsAIdwIAAD4DAAgAwAAACsAIAEAACwAMAIAAC0AIA0DAAC9CwAg9gYAAPcMADD3BgAALwAQ-AYAAPcMADCIBwIAigsAIZUHQACRCwAhowcCAIoLACGlBwEAiQsAIfoHQACzCwAh-wcAAfoLACH8BwAB-gsAIf0HBAC8CwAh_gcAAKwLACACAwAAzw4AIPoHAACLDQAgDQMAAL0LACD2BgAA9wwAMPcGAAAvABD4BgAA9wwAMIgHAgAAAAGVB0AAkQsAIaMHAgCKCwAhpQcBAIkLACH6B0AAswsAIfsHAAEAAAH8BwAB-gsAIf0HBAC8CwAh_gcAAKwLACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAL0LACD2BgAA9gwAMPcGAAAzABD4BgAA9gwAMIgHAgCKCwAhlQdAAJELACGjBwIAigsAIfgHAQCJCwAh-QcBAIkLACH6B0AAswsAIQIDAADPDgAg-gcAAIsNACALAwAAvQsAIPYGAAD2DAAw9wYAADMAEPgGAAD2DAAwiAcCAAAAAZUHQACRCwAhowcCAIoLACH4BwEAiQsAIfkHAQCJCwAh-gdAALMLACHbCAAA9QwAIAMAAAAzACABAAA0ADACAAA1ACARGAAA9AwAIBkAAL0LACAbAACuDAAg9gYAAPMMADD3BgAANwAQ-AYAAPMMADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG3BwEAiQsAIbkHAQCJCwAhjAgCAIoLACGNCCAAtAsAIY4IIAC0CwAhjwgCAIoLACGQCEAAkQsAIZEIAgCKCwAhAxgAANsVACAZAADPDgAgGwAAvBUAIBEYAAD0DAAgGQAAvQsAIBsAAK4MACD2BgAA8wwAMPcGAAA3ABD4BgAA8wwAMIgHAgAAAAGVB0AAkQsAIbYHAgCKCwAhtwcBAIkLACG5BwEAiQsAIYwIAgCKCwAhjQggALQLACGOCCAAtAsAIY8IAgCKCwAhkAhAAJELACGRCAIAigsAIQMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAQAAADcAIAoZAAC9CwAgGgAA8gwAIPYGAADxDAAw9wYAAD0AEPgGAADxDAAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhtwcBAIkLACGLCAIAigsAIQIZAADPDgAgGgAA2hUAIAoZAAC9CwAgGgAA8gwAIPYGAADxDAAw9wYAAD0AEPgGAADxDAAwiAcCAAAAAZUHQACRCwAhtgcCAIoLACG3BwEAiQsAIYsIAgCKCwAhAwAAAD0AIAEAAD4AMAIAAD8AIAEAAAA9ACADAAAAPQAgAQAAPgAwAgAAPwAgERkAAL0LACAdAADuDAAgIgAA7wwAICMAAK8MACAkAADwDAAg9gYAAOwMADD3BgAAQwAQ-AYAAOwMADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG5BwEAiQsAIb4HAADtDPMHItUHAQCJCwAh8QcCAOoLACHzBwIA6gsAIfQHAgCKCwAhBxkAAM8OACAdAADYFQAgIgAA1xUAICMAAL0VACAkAADZFQAg8QcAAIsNACDzBwAAiw0AIBIZAAC9CwAgHQAA7gwAICIAAO8MACAjAACvDAAgJAAA8AwAIPYGAADsDAAw9wYAAEMAEPgGAADsDAAwiAcCAAAAAZUHQACRCwAhtgcCAIoLACG5BwEAiQsAIb4HAADtDPMHItUHAQCJCwAh8QcCAOoLACHzBwIA6gsAIfQHAgCKCwAh2ggAAOsMACADAAAAQwAgAQAARAAwAgAARQAgBxwAAPcLACD2BgAA9gsAMPcGAABHABD4BgAA9gsAMIgHAgCKCwAhpQcBAIkLACHZBwEAiQsAIQEAAABHACADAAAAQwAgAQAARAAwAgAARQAgAQAAAEMAIA0ZAAC9CwAgHgAA7gsAIB8AAOcMACAhAACwDAAg9gYAAOYMADD3BgAASwAQ-AYAAOYMADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACHVBwEAiQsAIe4HAgCKCwAh8AcCAIoLACEBAAAASwAgAQAAAEMAIAkDAAC9CwAgIAAA6gwAIPYGAADpDAAw9wYAAE4AEPgGAADpDAAwlQdAAJELACGjBwIAigsAIbgHAgCKCwAh7wcCAIoLACECAwAAzw4AICAAANcVACAKAwAAvQsAICAAAOoMACD2BgAA6QwAMPcGAABOABD4BgAA6QwAMJUHQACRCwAhowcCAIoLACG4BwIAigsAIe8HAgCKCwAh2QgAAOgMACADAAAATgAgAQAATwAwAgAAUAAgAQAAAE4AIAQZAADPDgAgHgAAtxAAIB8AALcQACAhAAC-FQAgDhkAAL0LACAeAADuCwAgHwAA5wwAICEAALAMACD2BgAA5gwAMPcGAABLABD4BgAA5gwAMIgHAgAAAAGVB0AAkQsAIbYHAgCKCwAh1QcBAIkLACHuBwIAigsAIfAHAgCKCwAh2AgAAOUMACADAAAASwAgAQAAUwAwAgAAVAAgBR4AAO4LACD2BgAA7QsAMPcGAABWABD4BgAA7QsAMO4HAgCKCwAhAQAAAFYAIAEAAABLACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAE4AIAEAAE8AMAIAAFAAIAsDAAC9CwAg9gYAAOQMADD3BgAAWwAQ-AYAAOQMADD5BgEAiQsAIZUHQACRCwAhowcCAIoLACG-BwIAigsAIdUHAQCJCwAhsAgBAIkLACGxCAAB-gsAIQEDAADPDgAgDAMAAL0LACD2BgAA5AwAMPcGAABbABD4BgAA5AwAMPkGAQCJCwAhlQdAAJELACGjBwIAigsAIb4HAgCKCwAh1QcBAIkLACGwCAEAiQsAIbEIAAH6CwAh1wgAAOMMACADAAAAWwAgAQAAXAAwAgAAXQAgDwQAAL0LACAtAADiDAAg9gYAAOAMADD3BgAAXwAQ-AYAAOAMADCIBwIAigsAIZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIboHAQCJCwAhvgcAAOEM5wci2QcBAIkLACHkBwIAigsAIeUHAgCKCwAh5wcgALQLACECBAAAzw4AIC0AANYVACAPBAAAvQsAIC0AAOIMACD2BgAA4AwAMPcGAABfABD4BgAA4AwAMIgHAgAAAAGVB0AAkQsAIaQHAgCKCwAhpQcBAIkLACG6BwEAiQsAIb4HAADhDOcHItkHAQAAAAHkBwIAigsAIeUHAgCKCwAh5wcgALQLACEDAAAAXwAgAQAAYAAwAgAAYQAgHB0BAIkLACEmAADfDAAgKAAA0QwAICwAALYMACD2BgAA3AwAMPcGAABjABD4BgAA3AwAMIgHAgCKCwAhlQdAAJELACGkBwIA6gsAIbkHAQCJCwAhugcBAIkLACG-BwAA3gzeByLGBwIA6gsAIckHEADbDAAh1AcQANsMACHZBwEAsgsAIdoHAQCyCwAh2wcQAN0MACHcBwIAigsAId4HAQCyCwAh3wdAALMLACHgBwIAigsAIeEHIAC0CwAh4gcBAIkLACHjBwEAiQsAIeQHAgCKCwAh5QcCAIoLACEKJgAA1RUAICgAANEVACAsAADEFQAgpAcAAIsNACDGBwAAiw0AINkHAACLDQAg2gcAAIsNACDbBwAAiw0AIN4HAACLDQAg3wcAAIsNACAcHQEAiQsAISYAAN8MACAoAADRDAAgLAAAtgwAIPYGAADcDAAw9wYAAGMAEPgGAADcDAAwiAcCAAAAAZUHQACRCwAhpAcCAOoLACG5BwEAiQsAIboHAQCJCwAhvgcAAN4M3gcixgcCAOoLACHJBxAA2wwAIdQHEADbDAAh2QcBALILACHaBwEAsgsAIdsHEADdDAAh3AcCAIoLACHeBwEAsgsAId8HQACzCwAh4AcCAIoLACHhByAAtAsAIeIHAQCJCwAh4wcBAIkLACHkBwIAigsAIeUHAgCKCwAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAA2AwAICsAANUMACD2BgAA2gwAMPcGAABoABD4BgAA2gwAMLkHAQCJCwAhxgcCAOoLACHHBwIAigsAIcgHAgCKCwAhyQcQANsMACHKBwIAigsAIcsHAQCyCwAhBCkAANQVACArAADTFQAgxgcAAIsNACDLBwAAiw0AIA0pAADYDAAgKwAA1QwAIPYGAADaDAAw9wYAAGgAEPgGAADaDAAwuQcBAIkLACHGBwIA6gsAIccHAgCKCwAhyAcCAIoLACHJBxAA2wwAIcoHAgCKCwAhywcBALILACHWCAAA2QwAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAANgMACD2BgAA1wwAMPcGAABtABD4BgAA1wwAMMYHAgCKCwAhxwcCAIoLACEBKQAA1BUAIAcpAADYDAAg9gYAANcMADD3BgAAbQAQ-AYAANcMADDGBwIAigsAIccHAgCKCwAh1QgAANYMACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACAOGQAAvQsAICsAANUMACD2BgAA1AwAMPcGAABzABD4BgAA1AwAMIgHAgCKCwAhlQdAAJELACG2BwIAigsAIbkHAQCyCwAhyAcCAIoLACHUBwIAigsAIdUHAQCJCwAh1gcBALILACHXB0AAswsAIQUZAADPDgAgKwAA0xUAILkHAACLDQAg1gcAAIsNACDXBwAAiw0AIA8ZAAC9CwAgKwAA1QwAIPYGAADUDAAw9wYAAHMAEPgGAADUDAAwiAcCAAAAAZUHQACRCwAhtgcCAIoLACG5BwEAsgsAIcgHAgCKCwAh1AcCAIoLACHVBwEAiQsAIdYHAQCyCwAh1wdAALMLACHUCAAA0wwAIAMAAABzACABAAB0ADACAAB1ACABAAAAaAAgAQAAAHMAIAEAAABjACAPJwAAvQsAICgAANEMACAqAADSDAAg9gYAAM4MADD3BgAAegAQ-AYAAM4MADCIBwIAigsAIZUHQACRCwAhvgcAANAM0AcizQcAAM8MzQcizgcCAIoLACHQB0AAswsAIdEHAQCyCwAh0gcCAOoLACHTBwEAsgsAIQcnAADPDgAgKAAA0RUAICoAANIVACDQBwAAiw0AINEHAACLDQAg0gcAAIsNACDTBwAAiw0AIA8nAAC9CwAgKAAA0QwAICoAANIMACD2BgAAzgwAMPcGAAB6ABD4BgAAzgwAMIgHAgAAAAGVB0AAkQsAIb4HAADQDNAHIs0HAADPDM0HIs4HAgCKCwAh0AdAALMLACHRBwEAsgsAIdIHAgDqCwAh0wcBALILACEDAAAAegAgAQAAewAwAgAAfAAgGRkAAL0LACAwAAC1DAAgMQAAuAwAIDIAAM0MACAzAADEDAAg9gYAAMkMADD3BgAAfgAQ-AYAAMkMADCIBwIAigsAIZUHQACRCwAhsAcBAIkLACGxBwQAvAsAIbMHAQCJCwAhtgcCAIoLACG5BwEAiQsAIboHAQCJCwAhvAcAAMoMvAcivgcAAMsMvgcivwcIAMwMACHABwIA6gsAIcEHAgDqCwAhwgcBALILACHDBwIAigsAIcQHAgCKCwAhxQcCAIoLACEJGQAAzw4AIDAAAMMVACAxAADGFQAgMgAA0BUAIDMAAM8VACC_BwAAiw0AIMAHAACLDQAgwQcAAIsNACDCBwAAiw0AIBkZAAC9CwAgMAAAtQwAIDEAALgMACAyAADNDAAgMwAAxAwAIPYGAADJDAAw9wYAAH4AEPgGAADJDAAwiAcCAAAAAZUHQACRCwAhsAcBAIkLACGxBwQAvAsAIbMHAQAAAAG2BwIAigsAIbkHAQCJCwAhugcBAIkLACG8BwAAygy8ByK-BwAAywy-ByK_BwgAzAwAIcAHAgDqCwAhwQcCAOoLACHCBwEAsgsAIcMHAgCKCwAhxAcCAIoLACHFBwIAigsAIQMAAAB-ACABAAB_ADACAACAAQAgChkAAL0LACAvAADBCwAg9gYAAMgMADD3BgAAggEAEPgGAADIDAAwiAcCAIoLACGVB0AAkQsAIawHAgCKCwAhtgcCAIoLACG3BwEAiQsAIQIZAADPDgAgLwAAxg4AIAoZAAC9CwAgLwAAwQsAIPYGAADIDAAw9wYAAIIBABD4BgAAyAwAMIgHAgAAAAGVB0AAkQsAIawHAgCKCwAhtgcCAIoLACG3BwEAiQsAIQMAAACCAQAgAQAAgwEAMAIAAIQBACAJAwAAvQsAIC8AAMELACD2BgAAxwwAMPcGAACGAQAQ-AYAAMcMADCVB0AAkQsAIaMHAgCKCwAhrAcCAIoLACG4BwIAigsAIQIDAADPDgAgLwAAxg4AIAoDAAC9CwAgLwAAwQsAIPYGAADHDAAw9wYAAIYBABD4BgAAxwwAMJUHQACRCwAhowcCAIoLACGsBwIAigsAIbgHAgCKCwAh0wgAAMYMACADAAAAhgEAIAEAAIcBADACAACIAQAgBi8AAMELACAyAgCKCwAh9gYAAMALADD3BgAAigEAEPgGAADACwAwrAcCAIoLACEBAAAAigEAIA0vAAC2CwAgNAAAtQsAIPYGAACxCwAw9wYAAIwBABD4BgAAsQsAMIgHAgCKCwAhlQdAAJELACGWB0AAswsAIaoHAQCJCwAhqwcCAOoLACGsBwIA6gsAIa0HAQCyCwAhrgcgALQLACEBAAAAjAEAIA8EAAC9CwAgMwAAxAwAIPYGAADDDAAw9wYAAI4BABD4BgAAwwwAMIgHAgCKCwAhlQdAAJELACGkBwIAigsAIaUHAQCJCwAhsAcBAIkLACGxBwQAvAsAIbIHAQCJCwAhswcBAIkLACG0B0AAkQsAIbUHAQCJCwAhAQAAAI4BACABAAAAjAEAIAEAAAB-ACABAAAAggEAIAEAAACGAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAABzACABAAB0ADACAAB1ACAKGQAAvQsAIPYGAADFDAAw9wYAAJYBABD4BgAAxQwAMIgHAgCKCwAhlQdAAJELACG2BwIAigsAIbkHAQCJCwAh1QcBAIkLACHYB0AAswsAIQIZAADPDgAg2AcAAIsNACAKGQAAvQsAIPYGAADFDAAw9wYAAJYBABD4BgAAxQwAMIgHAgAAAAGVB0AAkQsAIbYHAgCKCwAhuQcBAIkLACHVBwEAiQsAIdgHQACzCwAhAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACGAQAgAQAAhwEAMAIAAIgBACACBAAAzw4AIDMAAM8VACAPBAAAvQsAIDMAAMQMACD2BgAAwwwAMPcGAACOAQAQ-AYAAMMMADCIBwIAAAABlQdAAJELACGkBwIAigsAIaUHAQCJCwAhsAcBAIkLACGxBwQAvAsAIbIHAQCJCwAhswcBAAAAAbQHQACRCwAhtQcBAIkLACEDAAAAjgEAIAEAAJsBADACAACcAQAgBwQAAL0LACA3AgCKCwAh9gYAALsLADD3BgAAngEAEPgGAAC7CwAwpAcCAIoLACGvBwQAvAsAIQEAAACeAQAgExkAAKIMACA5AAC9CwAgOgAAogwAIPYGAADBDAAw9wYAAKABABD4BgAAwQwAMIgHAgCKCwAhlQdAAJELACG2BwIA6gsAIb4HAADCDKkIIpsIAQCJCwAhnAgCAIoLACGiCAEAiQsAIaYIAgCKCwAhpwgBALILACGpCAIA6gsAIaoIAQCyCwAhqwhAALMLACGsCEAAswsAIQkZAADPDgAgOQAAzw4AIDoAAM8OACC2BwAAiw0AIKcIAACLDQAgqQgAAIsNACCqCAAAiw0AIKsIAACLDQAgrAgAAIsNACATGQAAogwAIDkAAL0LACA6AACiDAAg9gYAAMEMADD3BgAAoAEAEPgGAADBDAAwiAcCAAAAAZUHQACRCwAhtgcCAOoLACG-BwAAwgypCCKbCAEAiQsAIZwIAgCKCwAhoggBAIkLACGmCAIAigsAIacIAQCyCwAhqQgCAOoLACGqCAEAsgsAIasIQACzCwAhrAhAALMLACEDAAAAoAEAIAEAAKEBADACAACiAQAgOhAAAKcMACARAACoDAAgEgAAqQwAIBMAAKoMACAUAACrDAAgFQAArAwAIBYAAK0MACAXAACJDAAgGwAArgwAIBwAAPcLACAhAACwDAAgIwAArwwAICUAALEMACAqAACyDAAgLAAAtgwAIC4AALMMACAwAAC1DAAgMQAAuAwAIDUAALQMACA2AAC3DAAgNwAAuQwAIDgAALoMACA7AAC7DAAgPAAAuwwAID0AALsMACA_AAC8DAAgQAAAvAwAIEEAAL0MACBCAAC-DAAgRAAAvwwAIEUAAMAMACD2BgAApQwAMPcGAACkAQAQ-AYAAKUMADCIBwIAigsAIZUHQACRCwAhrQcBALILACHfB0AAswsAIbMIAQCyCwAhvggBAIkLACG_CEAAswsAIcAIAQCyCwAhwggAAKYMwggiwwhAALMLACHECEAAswsAIcUIAQCyCwAhxghAALMLACHHCEAAswsAIcgIAQCyCwAhyQhAALMLACHKCAIAigsAIcsIIAC0CwAhzAhAALMLACHNCCAAtAsAIc4IAQCyCwAhzwgBALILACHQCAEAsgsAIdEIAQCyCwAhAQAAAKQBACABAAAApAEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACADAAAAoAEAIAEAAKEBADACAACiAQAgDgQAAKIMACA-AAC9CwAg9gYAAKQMADD3BgAAqQEAEPgGAACkDAAwhwdAAJELACGIBwIAigsAIaQHAgDqCwAhuQcBALILACHVBwEAiQsAIZsIAQCJCwAhnAgCAIoLACGkCAIAigsAIaUIAgCKCwAhBAQAAM8OACA-AADPDgAgpAcAAIsNACC5BwAAiw0AIA8EAACiDAAgPgAAvQsAIPYGAACkDAAw9wYAAKkBABD4BgAApAwAMIcHQACRCwAhiAcCAAAAAaQHAgDqCwAhuQcBALILACHVBwEAiQsAIZsIAQCJCwAhnAgCAIoLACGkCAIAigsAIaUIAgCKCwAh0ggAAKMMACADAAAAqQEAIAEAAKoBADACAACrAQAgAQAAAKQBACADAAAAqQEAIAEAAKoBADACAACrAQAgDgMAAKIMACBLAACEDAAg9gYAAKEMADD3BgAArwEAEPgGAAChDAAwiAcCAIoLACGVB0AAkQsAIaMHAgDqCwAhlAgCAIoLACGZCAEAsgsAIbcIAQCJCwAhuAgBAIkLACG5CEAAkQsAIboIQACzCwAhBAMAAM8OACCjBwAAiw0AIJkIAACLDQAguggAAIsNACAOAwAAogwAIEsAAIQMACD2BgAAoQwAMPcGAACvAQAQ-AYAAKEMADCIBwIAAAABlQdAAJELACGjBwIA6gsAIZQIAgCKCwAhmQgBALILACG3CAEAiQsAIbgIAQCJCwAhuQhAAJELACG6CEAAswsAIQMAAACvAQAgAQAAsAEAMAIAALEBACABAAAApAEAIAsDAAC9CwAg9gYAAKAMADD3BgAAtAEAEPgGAACgDAAwlQdAAJELACGWB0AAkQsAIZsHAAH6CwAhnQdAALMLACGjBwIAigsAIbIIAQCJCwAhswgBAIkLACECAwAAzw4AIJ0HAACLDQAgCwMAAL0LACD2BgAAoAwAMPcGAAC0AQAQ-AYAAKAMADCVB0AAkQsAIZYHQACRCwAhmwcAAQAAAZ0HQACzCwAhowcCAIoLACGyCAEAiQsAIbMIAQCJCwAhAwAAALQBACABAAC1AQAwAgAAtgEAIAtDAAC9CwAg9gYAAJ8MADD3BgAAuAEAEPgGAACfDAAwiAcCAIoLACGVB0AAkQsAIZYHQACRCwAhmwcAAfoLACG0CAIAigsAIbUIAgCKCwAhtggCAIoLACEBQwAAzw4AIAtDAAC9CwAg9gYAAJ8MADD3BgAAuAEAEPgGAACfDAAwiAcCAAAAAZUHQACRCwAhlgdAAJELACGbBwABAAABtAgCAIoLACG1CAIAigsAIbYIAgCKCwAhAwAAALgBACABAAC5AQAwAgAAugEAIBMDAAC9CwAg9gYAAJ4MADD3BgAAvAEAEPgGAACeDAAwiAcCAIoLACGKB0AAswsAIZIHQACRCwAhlgdAALMLACGjBwIAigsAIa8HBAC8CwAhswcBALILACGTCAEAiQsAIZQIAgCKCwAhlQgCAIoLACGWCAIAigsAIZcIBAC8CwAhmAgCAIoLACGZCAEAsgsAIZoIQACzCwAhBgMAAM8OACCKBwAAiw0AIJYHAACLDQAgswcAAIsNACCZCAAAiw0AIJoIAACLDQAgEwMAAL0LACD2BgAAngwAMPcGAAC8AQAQ-AYAAJ4MADCIBwIAAAABigdAALMLACGSB0AAkQsAIZYHQACzCwAhowcCAIoLACGvBwQAvAsAIbMHAQAAAAGTCAEAiQsAIZQIAgCKCwAhlQgCAIoLACGWCAIAigsAIZcIBAC8CwAhmAgCAIoLACGZCAEAsgsAIZoIQACzCwAhAwAAALwBACABAAC9AQAwAgAAvgEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAegAgAQAAAH4AIAEAAACCAQAgAQAAAHMAIAEAAACWAQAgAQAAAIYBACABAAAAjgEAIAEAAACgAQAgAQAAAKABACABAAAAoAEAIAEAAACpAQAgAQAAAKkBACABAAAArwEAIAEAAAC0AQAgAQAAALgBACABAAAAvAEAIAEAAAABACAwEAAAtRUAIBEAALYVACASAAC3FQAgEwAAuBUAIBQAALkVACAVAAC6FQAgFgAAuxUAIBcAAOoRACAbAAC8FQAgHAAAkBEAICEAAL4VACAjAAC9FQAgJQAAvxUAICoAAMAVACAsAADEFQAgLgAAwRUAIDAAAMMVACAxAADGFQAgNQAAwhUAIDYAAMUVACA3AADHFQAgOAAAyBUAIDsAAMkVACA8AADJFQAgPQAAyRUAID8AAMoVACBAAADKFQAgQQAAyxUAIEIAAMwVACBEAADNFQAgRQAAzhUAIK0HAACLDQAg3wcAAIsNACCzCAAAiw0AIL8IAACLDQAgwAgAAIsNACDDCAAAiw0AIMQIAACLDQAgxQgAAIsNACDGCAAAiw0AIMcIAACLDQAgyAgAAIsNACDJCAAAiw0AIMwIAACLDQAgzggAAIsNACDPCAAAiw0AINAIAACLDQAg0QgAAIsNACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACA3EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPQAArhUAID8AAK8VACBAAACwFQAgQQAAsRUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAEBSwAA4gEAIBiIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAUsAAOQBADABSwAA5AEAMDcQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AIQIAAAABACBLAADnAQAgGIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACECAAAApAEAIEsAAOkBACACAAAApAEAIEsAAOkBACADAAAAAQAgUgAA4gEAIFMAAOcBACABAAAAAQAgAQAAAKQBACAWCgAAshIAIFgAALMSACBZAAC2EgAgWgAAtRIAIFsAALQSACCtBwAAiw0AIN8HAACLDQAgswgAAIsNACC_CAAAiw0AIMAIAACLDQAgwwgAAIsNACDECAAAiw0AIMUIAACLDQAgxggAAIsNACDHCAAAiw0AIMgIAACLDQAgyQgAAIsNACDMCAAAiw0AIM4IAACLDQAgzwgAAIsNACDQCAAAiw0AINEIAACLDQAgG_YGAACaDAAw9wYAAPABABD4BgAAmgwAMIgHAgD9CgAhlQdAAI0LACGtBwEApQsAId8HQACbCwAhswgBAKULACG-CAEA_AoAIb8IQACbCwAhwAgBAKULACHCCAAAmwzCCCLDCEAAmwsAIcQIQACbCwAhxQgBAKULACHGCEAAmwsAIccIQACbCwAhyAgBAKULACHJCEAAmwsAIcoIAgD9CgAhywggAK4LACHMCEAAmwsAIc0IIACuCwAhzggBAKULACHPCAEApQsAIdAIAQClCwAh0QgBAKULACEDAAAApAEAIAEAAO8BADBXAADwAQAgAwAAAKQBACABAADeAQAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAPAwAA0Q0AIAUAANINACAPAACfDgAgiAcCAAAAAY8HAgAAAAGQBwAA0A0AIJUHQAAAAAGWB0AAAAABmwcAAQAAAaMHAgAAAAGlBwEAAAAB-gdAAAAAAbsIAQAAAAG8CEAAAAABvQgCAAAAAQFLAAD4AQAgDIgHAgAAAAGPBwIAAAABkAcAANANACCVB0AAAAABlgdAAAAAAZsHAAEAAAGjBwIAAAABpQcBAAAAAfoHQAAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAEBSwAA-gEAMAFLAAD6AQAwAQAAAAcAIAEAAAANACAPAwAAzQ0AIAUAAM4NACAPAACdDgAgiAcCAJINACGPBwIAqQ0AIZAHAADLDQAglQdAAJcNACGWB0AAqA0AIZsHAAGmDQAhowcCAJINACGlBwEAkQ0AIfoHQACoDQAhuwgBAJENACG8CEAAqA0AIb0IAgCpDQAhAgAAAAUAIEsAAP8BACAMiAcCAJINACGPBwIAqQ0AIZAHAADLDQAglQdAAJcNACGWB0AAqA0AIZsHAAGmDQAhowcCAJINACGlBwEAkQ0AIfoHQACoDQAhuwgBAJENACG8CEAAqA0AIb0IAgCpDQAhAgAAAAMAIEsAAIECACACAAAAAwAgSwAAgQIAIAEAAAAHACABAAAADQAgAwAAAAUAIFIAAPgBACBTAAD_AQAgAQAAAAUAIAEAAAADACAKCgAArRIAIFgAAK4SACBZAACxEgAgWgAAsBIAIFsAAK8SACCPBwAAiw0AIJYHAACLDQAg-gcAAIsNACC8CAAAiw0AIL0IAACLDQAgD_YGAACZDAAw9wYAAIoCABD4BgAAmQwAMIgHAgD9CgAhjwcCAJwLACGQBwAAmgsAIJUHQACNCwAhlgdAAJsLACGbBwABmQsAIaMHAgD9CgAhpQcBAPwKACH6B0AAmwsAIbsIAQD8CgAhvAhAAJsLACG9CAIAnAsAIQMAAAADACABAACJAgAwVwAAigIAIAMAAAADACABAAAEADACAAAFACABAAAAsQEAIAEAAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACADAAAArwEAIAEAALABADACAACxAQAgCwMAAKwSACBLgAAAAAGIBwIAAAABlQdAAAAAAaMHAgAAAAGUCAIAAAABmQgBAAAAAbcIAQAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAEBSwAAkgIAIApLgAAAAAGIBwIAAAABlQdAAAAAAaMHAgAAAAGUCAIAAAABmQgBAAAAAbcIAQAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAEBSwAAlAIAMAFLAACUAgAwAQAAAKQBACALAwAAqxIAIEuAAAAAAYgHAgCSDQAhlQdAAJcNACGjBwIAqQ0AIZQIAgCSDQAhmQgBAL0NACG3CAEAkQ0AIbgIAQCRDQAhuQhAAJcNACG6CEAAqA0AIQIAAACxAQAgSwAAmAIAIApLgAAAAAGIBwIAkg0AIZUHQACXDQAhowcCAKkNACGUCAIAkg0AIZkIAQC9DQAhtwgBAJENACG4CAEAkQ0AIbkIQACXDQAhughAAKgNACECAAAArwEAIEsAAJoCACACAAAArwEAIEsAAJoCACABAAAApAEAIAMAAACxAQAgUgAAkgIAIFMAAJgCACABAAAAsQEAIAEAAACvAQAgCAoAAKYSACBYAACnEgAgWQAAqhIAIFoAAKkSACBbAACoEgAgowcAAIsNACCZCAAAiw0AILoIAACLDQAgDUsAAIEMACD2BgAAmAwAMPcGAACiAgAQ-AYAAJgMADCIBwIA_QoAIZUHQACNCwAhowcCAJwLACGUCAIA_QoAIZkIAQClCwAhtwgBAPwKACG4CAEA_AoAIbkIQACNCwAhughAAJsLACEDAAAArwEAIAEAAKECADBXAACiAgAgAwAAAK8BACABAACwAQAwAgAAsQEAIAEAAAC6AQAgAQAAALoBACADAAAAuAEAIAEAALkBADACAAC6AQAgAwAAALgBACABAAC5AQAwAgAAugEAIAMAAAC4AQAgAQAAuQEAMAIAALoBACAIQwAApRIAIIgHAgAAAAGVB0AAAAABlgdAAAAAAZsHAAEAAAG0CAIAAAABtQgCAAAAAbYIAgAAAAEBSwAAqgIAIAeIBwIAAAABlQdAAAAAAZYHQAAAAAGbBwABAAABtAgCAAAAAbUIAgAAAAG2CAIAAAABAUsAAKwCADABSwAArAIAMAhDAACkEgAgiAcCAJINACGVB0AAlw0AIZYHQACXDQAhmwcAAaYNACG0CAIAkg0AIbUIAgCSDQAhtggCAJINACECAAAAugEAIEsAAK8CACAHiAcCAJINACGVB0AAlw0AIZYHQACXDQAhmwcAAaYNACG0CAIAkg0AIbUIAgCSDQAhtggCAJINACECAAAAuAEAIEsAALECACACAAAAuAEAIEsAALECACADAAAAugEAIFIAAKoCACBTAACvAgAgAQAAALoBACABAAAAuAEAIAUKAACfEgAgWAAAoBIAIFkAAKMSACBaAACiEgAgWwAAoRIAIAr2BgAAlwwAMPcGAAC4AgAQ-AYAAJcMADCIBwIA_QoAIZUHQACNCwAhlgdAAI0LACGbBwABmQsAIbQIAgD9CgAhtQgCAP0KACG2CAIA_QoAIQMAAAC4AQAgAQAAtwIAMFcAALgCACADAAAAuAEAIAEAALkBADACAAC6AQAgAQAAALYBACABAAAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAgDAACeEgAglQdAAAAAAZYHQAAAAAGbBwABAAABnQdAAAAAAaMHAgAAAAGyCAEAAAABswgBAAAAAQFLAADAAgAgB5UHQAAAAAGWB0AAAAABmwcAAQAAAZ0HQAAAAAGjBwIAAAABsggBAAAAAbMIAQAAAAEBSwAAwgIAMAFLAADCAgAwCAMAAJ0SACCVB0AAlw0AIZYHQACXDQAhmwcAAaYNACGdB0AAqA0AIaMHAgCSDQAhsggBAJENACGzCAEAkQ0AIQIAAAC2AQAgSwAAxQIAIAeVB0AAlw0AIZYHQACXDQAhmwcAAaYNACGdB0AAqA0AIaMHAgCSDQAhsggBAJENACGzCAEAkQ0AIQIAAAC0AQAgSwAAxwIAIAIAAAC0AQAgSwAAxwIAIAMAAAC2AQAgUgAAwAIAIFMAAMUCACABAAAAtgEAIAEAAAC0AQAgBgoAAJgSACBYAACZEgAgWQAAnBIAIFoAAJsSACBbAACaEgAgnQcAAIsNACAK9gYAAJYMADD3BgAAzgIAEPgGAACWDAAwlQdAAI0LACGWB0AAjQsAIZsHAAGZCwAhnQdAAJsLACGjBwIA_QoAIbIIAQD8CgAhswgBAPwKACEDAAAAtAEAIAEAAM0CADBXAADOAgAgAwAAALQBACABAAC1AQAwAgAAtgEAIAEAAABdACABAAAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACADAAAAWwAgAQAAXAAwAgAAXQAgCAMAAJcSACD5BgEAAAABlQdAAAAAAaMHAgAAAAG-BwIAAAAB1QcBAAAAAbAIAQAAAAGxCAABAAABAUsAANYCACAH-QYBAAAAAZUHQAAAAAGjBwIAAAABvgcCAAAAAdUHAQAAAAGwCAEAAAABsQgAAQAAAQFLAADYAgAwAUsAANgCADAIAwAAlhIAIPkGAQCRDQAhlQdAAJcNACGjBwIAkg0AIb4HAgCSDQAh1QcBAJENACGwCAEAkQ0AIbEIAAGmDQAhAgAAAF0AIEsAANsCACAH-QYBAJENACGVB0AAlw0AIaMHAgCSDQAhvgcCAJINACHVBwEAkQ0AIbAIAQCRDQAhsQgAAaYNACECAAAAWwAgSwAA3QIAIAIAAABbACBLAADdAgAgAwAAAF0AIFIAANYCACBTAADbAgAgAQAAAF0AIAEAAABbACAFCgAAkRIAIFgAAJISACBZAACVEgAgWgAAlBIAIFsAAJMSACAK9gYAAJUMADD3BgAA5AIAEPgGAACVDAAw-QYBAPwKACGVB0AAjQsAIaMHAgD9CgAhvgcCAP0KACHVBwEA_AoAIbAIAQD8CgAhsQgAAZkLACEDAAAAWwAgAQAA4wIAMFcAAOQCACADAAAAWwAgAQAAXAAwAgAAXQAgDPYGAACUDAAw9wYAAOoCABD4BgAAlAwAMIcHQACRCwAhiAcCAAAAAZsIAQCJCwAhnAgCAOoLACGhCAIA6gsAIaIIAQCyCwAhrQgBAIkLACGuCAEAsgsAIa8IAACEDAAgAQAAAOcCACABAAAA5wIAIAz2BgAAlAwAMPcGAADqAgAQ-AYAAJQMADCHB0AAkQsAIYgHAgCKCwAhmwgBAIkLACGcCAIA6gsAIaEIAgDqCwAhoggBALILACGtCAEAiQsAIa4IAQCyCwAhrwgAAIQMACAEnAgAAIsNACChCAAAiw0AIKIIAACLDQAgrggAAIsNACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAJhwdAAAAAAYgHAgAAAAGbCAEAAAABnAgCAAAAAaEIAgAAAAGiCAEAAAABrQgBAAAAAa4IAQAAAAGvCIAAAAABAUsAAO8CACAJhwdAAAAAAYgHAgAAAAGbCAEAAAABnAgCAAAAAaEIAgAAAAGiCAEAAAABrQgBAAAAAa4IAQAAAAGvCIAAAAABAUsAAPECADABSwAA8QIAMAmHB0AAlw0AIYgHAgCSDQAhmwgBAJENACGcCAIAqQ0AIaEIAgCpDQAhoggBAL0NACGtCAEAkQ0AIa4IAQC9DQAhrwiAAAAAAQIAAADnAgAgSwAA9AIAIAmHB0AAlw0AIYgHAgCSDQAhmwgBAJENACGcCAIAqQ0AIaEIAgCpDQAhoggBAL0NACGtCAEAkQ0AIa4IAQC9DQAhrwiAAAAAAQIAAADqAgAgSwAA9gIAIAIAAADqAgAgSwAA9gIAIAMAAADnAgAgUgAA7wIAIFMAAPQCACABAAAA5wIAIAEAAADqAgAgCQoAAIwSACBYAACNEgAgWQAAkBIAIFoAAI8SACBbAACOEgAgnAgAAIsNACChCAAAiw0AIKIIAACLDQAgrggAAIsNACAM9gYAAJMMADD3BgAA_QIAEPgGAACTDAAwhwdAAI0LACGIBwIA_QoAIZsIAQD8CgAhnAgCAJwLACGhCAIAnAsAIaIIAQClCwAhrQgBAPwKACGuCAEApQsAIa8IAACBDAAgAwAAAOoCACABAAD8AgAwVwAA_QIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACABAAAAogEAIAEAAACiAQAgAwAAAKABACABAAChAQAwAgAAogEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACADAAAAoAEAIAEAAKEBADACAACiAQAgEBkAAIoSACA5AACJEgAgOgAAixIAIIgHAgAAAAGVB0AAAAABtgcCAAAAAb4HAAAAqQgCmwgBAAAAAZwIAgAAAAGiCAEAAAABpggCAAAAAacIAQAAAAGpCAIAAAABqggBAAAAAasIQAAAAAGsCEAAAAABAUsAAIUDACANiAcCAAAAAZUHQAAAAAG2BwIAAAABvgcAAACpCAKbCAEAAAABnAgCAAAAAaIIAQAAAAGmCAIAAAABpwgBAAAAAakIAgAAAAGqCAEAAAABqwhAAAAAAawIQAAAAAEBSwAAhwMAMAFLAACHAwAwAQAAAKQBACABAAAApAEAIBAZAACHEgAgOQAAhhIAIDoAAIgSACCIBwIAkg0AIZUHQACXDQAhtgcCAKkNACG-BwAAhRKpCCKbCAEAkQ0AIZwIAgCSDQAhoggBAJENACGmCAIAkg0AIacIAQC9DQAhqQgCAKkNACGqCAEAvQ0AIasIQACoDQAhrAhAAKgNACECAAAAogEAIEsAAIwDACANiAcCAJINACGVB0AAlw0AIbYHAgCpDQAhvgcAAIUSqQgimwgBAJENACGcCAIAkg0AIaIIAQCRDQAhpggCAJINACGnCAEAvQ0AIakIAgCpDQAhqggBAL0NACGrCEAAqA0AIawIQACoDQAhAgAAAKABACBLAACOAwAgAgAAAKABACBLAACOAwAgAQAAAKQBACABAAAApAEAIAMAAACiAQAgUgAAhQMAIFMAAIwDACABAAAAogEAIAEAAACgAQAgCwoAAIASACBYAACBEgAgWQAAhBIAIFoAAIMSACBbAACCEgAgtgcAAIsNACCnCAAAiw0AIKkIAACLDQAgqggAAIsNACCrCAAAiw0AIKwIAACLDQAgEPYGAACPDAAw9wYAAJcDABD4BgAAjwwAMIgHAgD9CgAhlQdAAI0LACG2BwIAnAsAIb4HAACQDKkIIpsIAQD8CgAhnAgCAP0KACGiCAEA_AoAIaYIAgD9CgAhpwgBAKULACGpCAIAnAsAIaoIAQClCwAhqwhAAJsLACGsCEAAmwsAIQMAAACgAQAgAQAAlgMAMFcAAJcDACADAAAAoAEAIAEAAKEBADACAACiAQAgAQAAAKsBACABAAAAqwEAIAMAAACpAQAgAQAAqgEAMAIAAKsBACADAAAAqQEAIAEAAKoBADACAACrAQAgAwAAAKkBACABAACqAQAwAgAAqwEAIAsEAAD-EQAgPgAA_xEAIIcHQAAAAAGIBwIAAAABpAcCAAAAAbkHAQAAAAHVBwEAAAABmwgBAAAAAZwIAgAAAAGkCAIAAAABpQgCAAAAAQFLAACfAwAgCYcHQAAAAAGIBwIAAAABpAcCAAAAAbkHAQAAAAHVBwEAAAABmwgBAAAAAZwIAgAAAAGkCAIAAAABpQgCAAAAAQFLAAChAwAwAUsAAKEDADABAAAApAEAIAsEAAD8EQAgPgAA_REAIIcHQACXDQAhiAcCAJINACGkBwIAqQ0AIbkHAQC9DQAh1QcBAJENACGbCAEAkQ0AIZwIAgCSDQAhpAgCAJINACGlCAIAkg0AIQIAAACrAQAgSwAApQMAIAmHB0AAlw0AIYgHAgCSDQAhpAcCAKkNACG5BwEAvQ0AIdUHAQCRDQAhmwgBAJENACGcCAIAkg0AIaQIAgCSDQAhpQgCAJINACECAAAAqQEAIEsAAKcDACACAAAAqQEAIEsAAKcDACABAAAApAEAIAMAAACrAQAgUgAAnwMAIFMAAKUDACABAAAAqwEAIAEAAACpAQAgBwoAAPcRACBYAAD4EQAgWQAA-xEAIFoAAPoRACBbAAD5EQAgpAcAAIsNACC5BwAAiw0AIAz2BgAAjgwAMPcGAACvAwAQ-AYAAI4MADCHB0AAjQsAIYgHAgD9CgAhpAcCAJwLACG5BwEApQsAIdUHAQD8CgAhmwgBAPwKACGcCAIA_QoAIaQIAgD9CgAhpQgCAP0KACEDAAAAqQEAIAEAAK4DADBXAACvAwAgAwAAAKkBACABAACqAQAwAgAAqwEAIBH2BgAAjAwAMPcGAAC1AwAQ-AYAAIwMADCHB0AAkQsAIYgHAgAAAAG2BwIA6gsAIbkHAQCyCwAhkwgBAIkLACGbCAEAiQsAIZwIAgCKCwAhnQgCAOoLACGeCAEAiQsAIZ8IAQCyCwAhoAggALQLACGhCAIA6gsAIaIIAQCyCwAhowgAAI0MACABAAAAsgMAIAEAAACyAwAgEPYGAACMDAAw9wYAALUDABD4BgAAjAwAMIcHQACRCwAhiAcCAIoLACG2BwIA6gsAIbkHAQCyCwAhkwgBAIkLACGbCAEAiQsAIZwIAgCKCwAhnQgCAOoLACGeCAEAiQsAIZ8IAQCyCwAhoAggALQLACGhCAIA6gsAIaIIAQCyCwAhBrYHAACLDQAguQcAAIsNACCdCAAAiw0AIJ8IAACLDQAgoQgAAIsNACCiCAAAiw0AIAMAAAC1AwAgAQAAtgMAMAIAALIDACADAAAAtQMAIAEAALYDADACAACyAwAgAwAAALUDACABAAC2AwAwAgAAsgMAIA2HB0AAAAABiAcCAAAAAbYHAgAAAAG5BwEAAAABkwgBAAAAAZsIAQAAAAGcCAIAAAABnQgCAAAAAZ4IAQAAAAGfCAEAAAABoAggAAAAAaEIAgAAAAGiCAEAAAABAUsAALoDACANhwdAAAAAAYgHAgAAAAG2BwIAAAABuQcBAAAAAZMIAQAAAAGbCAEAAAABnAgCAAAAAZ0IAgAAAAGeCAEAAAABnwgBAAAAAaAIIAAAAAGhCAIAAAABoggBAAAAAQFLAAC8AwAwAUsAALwDADANhwdAAJcNACGIBwIAkg0AIbYHAgCpDQAhuQcBAL0NACGTCAEAkQ0AIZsIAQCRDQAhnAgCAJINACGdCAIAqQ0AIZ4IAQCRDQAhnwgBAL0NACGgCCAAwA4AIaEIAgCpDQAhoggBAL0NACECAAAAsgMAIEsAAL8DACANhwdAAJcNACGIBwIAkg0AIbYHAgCpDQAhuQcBAL0NACGTCAEAkQ0AIZsIAQCRDQAhnAgCAJINACGdCAIAqQ0AIZ4IAQCRDQAhnwgBAL0NACGgCCAAwA4AIaEIAgCpDQAhoggBAL0NACECAAAAtQMAIEsAAMEDACACAAAAtQMAIEsAAMEDACADAAAAsgMAIFIAALoDACBTAAC_AwAgAQAAALIDACABAAAAtQMAIAsKAADyEQAgWAAA8xEAIFkAAPYRACBaAAD1EQAgWwAA9BEAILYHAACLDQAguQcAAIsNACCdCAAAiw0AIJ8IAACLDQAgoQgAAIsNACCiCAAAiw0AIBD2BgAAiwwAMPcGAADIAwAQ-AYAAIsMADCHB0AAjQsAIYgHAgD9CgAhtgcCAJwLACG5BwEApQsAIZMIAQD8CgAhmwgBAPwKACGcCAIA_QoAIZ0IAgCcCwAhnggBAPwKACGfCAEApQsAIaAIIACuCwAhoQgCAJwLACGiCAEApQsAIQMAAAC1AwAgAQAAxwMAMFcAAMgDACADAAAAtQMAIAEAALYDADACAACyAwAgAQAAAL4BACABAAAAvgEAIAMAAAC8AQAgAQAAvQEAMAIAAL4BACADAAAAvAEAIAEAAL0BADACAAC-AQAgAwAAALwBACABAAC9AQAwAgAAvgEAIBADAADxEQAgiAcCAAAAAYoHQAAAAAGSB0AAAAABlgdAAAAAAaMHAgAAAAGvBwQAAAABswcBAAAAAZMIAQAAAAGUCAIAAAABlQgCAAAAAZYIAgAAAAGXCAQAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABAUsAANADACAPiAcCAAAAAYoHQAAAAAGSB0AAAAABlgdAAAAAAaMHAgAAAAGvBwQAAAABswcBAAAAAZMIAQAAAAGUCAIAAAABlQgCAAAAAZYIAgAAAAGXCAQAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABAUsAANIDADABSwAA0gMAMBADAADwEQAgiAcCAJINACGKB0AAqA0AIZIHQACXDQAhlgdAAKgNACGjBwIAkg0AIa8HBADMDgAhswcBAL0NACGTCAEAkQ0AIZQIAgCSDQAhlQgCAJINACGWCAIAkg0AIZcIBADMDgAhmAgCAJINACGZCAEAvQ0AIZoIQACoDQAhAgAAAL4BACBLAADVAwAgD4gHAgCSDQAhigdAAKgNACGSB0AAlw0AIZYHQACoDQAhowcCAJINACGvBwQAzA4AIbMHAQC9DQAhkwgBAJENACGUCAIAkg0AIZUIAgCSDQAhlggCAJINACGXCAQAzA4AIZgIAgCSDQAhmQgBAL0NACGaCEAAqA0AIQIAAAC8AQAgSwAA1wMAIAIAAAC8AQAgSwAA1wMAIAMAAAC-AQAgUgAA0AMAIFMAANUDACABAAAAvgEAIAEAAAC8AQAgCgoAAOsRACBYAADsEQAgWQAA7xEAIFoAAO4RACBbAADtEQAgigcAAIsNACCWBwAAiw0AILMHAACLDQAgmQgAAIsNACCaCAAAiw0AIBL2BgAAigwAMPcGAADeAwAQ-AYAAIoMADCIBwIA_QoAIYoHQACbCwAhkgdAAI0LACGWB0AAmwsAIaMHAgD9CgAhrwcEALgLACGzBwEApQsAIZMIAQD8CgAhlAgCAP0KACGVCAIA_QoAIZYIAgD9CgAhlwgEALgLACGYCAIA_QoAIZkIAQClCwAhmghAAJsLACEDAAAAvAEAIAEAAN0DADBXAADeAwAgAwAAALwBACABAAC9AQAwAgAAvgEAIAoXAACJDAAg9gYAAIgMADD3BgAA5AMAEPgGAACIDAAwiAcCAAAAAZUHQACRCwAhuQcBAIkLACG6BwEAiQsAId8HQACzCwAhkggCAIoLACEBAAAA4QMAIAEAAADhAwAgChcAAIkMACD2BgAAiAwAMPcGAADkAwAQ-AYAAIgMADCIBwIAigsAIZUHQACRCwAhuQcBAIkLACG6BwEAiQsAId8HQACzCwAhkggCAIoLACECFwAA6hEAIN8HAACLDQAgAwAAAOQDACABAADlAwAwAgAA4QMAIAMAAADkAwAgAQAA5QMAMAIAAOEDACADAAAA5AMAIAEAAOUDADACAADhAwAgBxcAAOkRACCIBwIAAAABlQdAAAAAAbkHAQAAAAG6BwEAAAAB3wdAAAAAAZIIAgAAAAEBSwAA6QMAIAaIBwIAAAABlQdAAAAAAbkHAQAAAAG6BwEAAAAB3wdAAAAAAZIIAgAAAAEBSwAA6wMAMAFLAADrAwAwBxcAANwRACCIBwIAkg0AIZUHQACXDQAhuQcBAJENACG6BwEAkQ0AId8HQACoDQAhkggCAJINACECAAAA4QMAIEsAAO4DACAGiAcCAJINACGVB0AAlw0AIbkHAQCRDQAhugcBAJENACHfB0AAqA0AIZIIAgCSDQAhAgAAAOQDACBLAADwAwAgAgAAAOQDACBLAADwAwAgAwAAAOEDACBSAADpAwAgUwAA7gMAIAEAAADhAwAgAQAAAOQDACAGCgAA1xEAIFgAANgRACBZAADbEQAgWgAA2hEAIFsAANkRACDfBwAAiw0AIAn2BgAAhwwAMPcGAAD3AwAQ-AYAAIcMADCIBwIA_QoAIZUHQACNCwAhuQcBAPwKACG6BwEA_AoAId8HQACbCwAhkggCAP0KACEDAAAA5AMAIAEAAPYDADBXAAD3AwAgAwAAAOQDACABAADlAwAwAgAA4QMAIAEAAAA5ACABAAAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgDhgAANQRACAZAADVEQAgGwAA1hEAIIgHAgAAAAGVB0AAAAABtgcCAAAAAbcHAQAAAAG5BwEAAAABjAgCAAAAAY0IIAAAAAGOCCAAAAABjwgCAAAAAZAIQAAAAAGRCAIAAAABAUsAAP8DACALiAcCAAAAAZUHQAAAAAG2BwIAAAABtwcBAAAAAbkHAQAAAAGMCAIAAAABjQggAAAAAY4IIAAAAAGPCAIAAAABkAhAAAAAAZEIAgAAAAEBSwAAgQQAMAFLAACBBAAwDhgAAMURACAZAADGEQAgGwAAxxEAIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbcHAQCRDQAhuQcBAJENACGMCAIAkg0AIY0IIADADgAhjgggAMAOACGPCAIAkg0AIZAIQACXDQAhkQgCAJINACECAAAAOQAgSwAAhAQAIAuIBwIAkg0AIZUHQACXDQAhtgcCAJINACG3BwEAkQ0AIbkHAQCRDQAhjAgCAJINACGNCCAAwA4AIY4IIADADgAhjwgCAJINACGQCEAAlw0AIZEIAgCSDQAhAgAAADcAIEsAAIYEACACAAAANwAgSwAAhgQAIAMAAAA5ACBSAAD_AwAgUwAAhAQAIAEAAAA5ACABAAAANwAgBQoAAMARACBYAADBEQAgWQAAxBEAIFoAAMMRACBbAADCEQAgDvYGAACGDAAw9wYAAI0EABD4BgAAhgwAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIbcHAQD8CgAhuQcBAPwKACGMCAIA_QoAIY0IIACuCwAhjgggAK4LACGPCAIA_QoAIZAIQACNCwAhkQgCAP0KACEDAAAANwAgAQAAjAQAMFcAAI0EACADAAAANwAgAQAAOAAwAgAAOQAgAQAAAD8AIAEAAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACAHGQAAvxEAIBoAAL4RACCIBwIAAAABlQdAAAAAAbYHAgAAAAG3BwEAAAABiwgCAAAAAQFLAACVBAAgBYgHAgAAAAGVB0AAAAABtgcCAAAAAbcHAQAAAAGLCAIAAAABAUsAAJcEADABSwAAlwQAMAcZAAC9EQAgGgAAvBEAIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbcHAQCRDQAhiwgCAJINACECAAAAPwAgSwAAmgQAIAWIBwIAkg0AIZUHQACXDQAhtgcCAJINACG3BwEAkQ0AIYsIAgCSDQAhAgAAAD0AIEsAAJwEACACAAAAPQAgSwAAnAQAIAMAAAA_ACBSAACVBAAgUwAAmgQAIAEAAAA_ACABAAAAPQAgBQoAALcRACBYAAC4EQAgWQAAuxEAIFoAALoRACBbAAC5EQAgCPYGAACFDAAw9wYAAKMEABD4BgAAhQwAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIbcHAQD8CgAhiwgCAP0KACEDAAAAPQAgAQAAogQAMFcAAKMEACADAAAAPQAgAQAAPgAwAgAAPwAgB_YGAACDDAAw9wYAAKkEABD4BgAAgwwAMPsGQACRCwAhowcCAOoLACGDCAEAAAABhAgAAIQMACABAAAApgQAIAEAAACmBAAgB_YGAACDDAAw9wYAAKkEABD4BgAAgwwAMPsGQACRCwAhowcCAOoLACGDCAEAiQsAIYQIAACEDAAgAaMHAACLDQAgAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACADAAAAqQQAIAEAAKoEADACAACmBAAgBPsGQAAAAAGjBwIAAAABgwgBAAAAAYQIgAAAAAEBSwAArgQAIAT7BkAAAAABowcCAAAAAYMIAQAAAAGECIAAAAABAUsAALAEADABSwAAsAQAMAT7BkAAlw0AIaMHAgCpDQAhgwgBAJENACGECIAAAAABAgAAAKYEACBLAACzBAAgBPsGQACXDQAhowcCAKkNACGDCAEAkQ0AIYQIgAAAAAECAAAAqQQAIEsAALUEACACAAAAqQQAIEsAALUEACADAAAApgQAIFIAAK4EACBTAACzBAAgAQAAAKYEACABAAAAqQQAIAYKAACyEQAgWAAAsxEAIFkAALYRACBaAAC1EQAgWwAAtBEAIKMHAACLDQAgB_YGAACADAAw9wYAALwEABD4BgAAgAwAMPsGQACNCwAhowcCAJwLACGDCAEA_AoAIYQIAACBDAAgAwAAAKkEACABAAC7BAAwVwAAvAQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACAKAwAAvQsAIPYGAAD_CwAw9wYAACkAEPgGAAD_CwAwlQdAAJELACGjBwIAAAAB_wcBAIkLACGACAQAvAsAIYEIAgCKCwAhgghAALMLACEBAAAAvwQAIAEAAAC_BAAgAgMAAM8OACCCCAAAiw0AIAMAAAApACABAADCBAAwAgAAvwQAIAMAAAApACABAADCBAAwAgAAvwQAIAMAAAApACABAADCBAAwAgAAvwQAIAcDAACxEQAglQdAAAAAAaMHAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABAUsAAMYEACAGlQdAAAAAAaMHAgAAAAH_BwEAAAABgAgEAAAAAYEIAgAAAAGCCEAAAAABAUsAAMgEADABSwAAyAQAMAcDAACwEQAglQdAAJcNACGjBwIAkg0AIf8HAQCRDQAhgAgEAMwOACGBCAIAkg0AIYIIQACoDQAhAgAAAL8EACBLAADLBAAgBpUHQACXDQAhowcCAJINACH_BwEAkQ0AIYAIBADMDgAhgQgCAJINACGCCEAAqA0AIQIAAAApACBLAADNBAAgAgAAACkAIEsAAM0EACADAAAAvwQAIFIAAMYEACBTAADLBAAgAQAAAL8EACABAAAAKQAgBgoAAKsRACBYAACsEQAgWQAArxEAIFoAAK4RACBbAACtEQAggggAAIsNACAJ9gYAAP4LADD3BgAA1AQAEPgGAAD-CwAwlQdAAI0LACGjBwIA_QoAIf8HAQD8CgAhgAgEALgLACGBCAIA_QoAIYIIQACbCwAhAwAAACkAIAEAANMEADBXAADUBAAgAwAAACkAIAEAAMIEADACAAC_BAAgAQAAAC0AIAEAAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACAEAwAAqhEAIJsHAAEAAAGdB0AAAAABowcCAAAAAQFLAADcBAAgA5sHAAEAAAGdB0AAAAABowcCAAAAAQFLAADeBAAwAUsAAN4EADAEAwAAqREAIJsHAAGmDQAhnQdAAKgNACGjBwIAkg0AIQIAAAAtACBLAADhBAAgA5sHAAGmDQAhnQdAAKgNACGjBwIAkg0AIQIAAAArACBLAADjBAAgAgAAACsAIEsAAOMEACADAAAALQAgUgAA3AQAIFMAAOEEACABAAAALQAgAQAAACsAIAYKAACkEQAgWAAApREAIFkAAKgRACBaAACnEQAgWwAAphEAIJ0HAACLDQAgBvYGAAD9CwAw9wYAAOoEABD4BgAA_QsAMJsHAAGZCwAhnQdAAJsLACGjBwIA_QoAIQMAAAArACABAADpBAAwVwAA6gQAIAMAAAArACABAAAsADACAAAtACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAoDAACjEQAgiAcCAAAAAZUHQAAAAAGjBwIAAAABpQcBAAAAAfoHQAAAAAH7BwABAAAB_AcAAQAAAf0HBAAAAAH-BwAAohEAIAFLAADyBAAgCYgHAgAAAAGVB0AAAAABowcCAAAAAaUHAQAAAAH6B0AAAAAB-wcAAQAAAfwHAAEAAAH9BwQAAAAB_gcAAKIRACABSwAA9AQAMAFLAAD0BAAwCgMAAKERACCIBwIAkg0AIZUHQACXDQAhowcCAJINACGlBwEAkQ0AIfoHQACoDQAh-wcAAaYNACH8BwABpg0AIf0HBADMDgAh_gcAAKARACACAAAAMQAgSwAA9wQAIAmIBwIAkg0AIZUHQACXDQAhowcCAJINACGlBwEAkQ0AIfoHQACoDQAh-wcAAaYNACH8BwABpg0AIf0HBADMDgAh_gcAAKARACACAAAALwAgSwAA-QQAIAIAAAAvACBLAAD5BAAgAwAAADEAIFIAAPIEACBTAAD3BAAgAQAAADEAIAEAAAAvACAGCgAAmxEAIFgAAJwRACBZAACfEQAgWgAAnhEAIFsAAJ0RACD6BwAAiw0AIAz2BgAA_AsAMPcGAACABQAQ-AYAAPwLADCIBwIA_QoAIZUHQACNCwAhowcCAP0KACGlBwEA_AoAIfoHQACbCwAh-wcAAZkLACH8BwABmQsAIf0HBAC4CwAh_gcAAKwLACADAAAALwAgAQAA_wQAMFcAAIAFACADAAAALwAgAQAAMAAwAgAAMQAgAQAAADUAIAEAAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACAHAwAAmhEAIIgHAgAAAAGVB0AAAAABowcCAAAAAfgHAQAAAAH5BwEAAAAB-gdAAAAAAQFLAACIBQAgBogHAgAAAAGVB0AAAAABowcCAAAAAfgHAQAAAAH5BwEAAAAB-gdAAAAAAQFLAACKBQAwAUsAAIoFADAHAwAAmREAIIgHAgCSDQAhlQdAAJcNACGjBwIAkg0AIfgHAQCRDQAh-QcBAJENACH6B0AAqA0AIQIAAAA1ACBLAACNBQAgBogHAgCSDQAhlQdAAJcNACGjBwIAkg0AIfgHAQCRDQAh-QcBAJENACH6B0AAqA0AIQIAAAAzACBLAACPBQAgAgAAADMAIEsAAI8FACADAAAANQAgUgAAiAUAIFMAAI0FACABAAAANQAgAQAAADMAIAYKAACUEQAgWAAAlREAIFkAAJgRACBaAACXEQAgWwAAlhEAIPoHAACLDQAgCfYGAAD7CwAw9wYAAJYFABD4BgAA-wsAMIgHAgD9CgAhlQdAAI0LACGjBwIA_QoAIfgHAQD8CgAh-QcBAPwKACH6B0AAmwsAIQMAAAAzACABAACVBQAwVwAAlgUAIAMAAAAzACABAAA0ADACAAA1ACAG9gYAAPkLADD3BgAAnAUAEPgGAAD5CwAwlQdAAJELACGlBwEAAAABuAcAAfoLACEBAAAAmQUAIAEAAACZBQAgBvYGAAD5CwAw9wYAAJwFABD4BgAA-QsAMJUHQACRCwAhpQcBAIkLACG4BwAB-gsAIQADAAAAnAUAIAEAAJ0FADACAACZBQAgAwAAAJwFACABAACdBQAwAgAAmQUAIAMAAACcBQAgAQAAnQUAMAIAAJkFACADlQdAAAAAAaUHAQAAAAG4BwABAAABAUsAAKEFACADlQdAAAAAAaUHAQAAAAG4BwABAAABAUsAAKMFADABSwAAowUAMAOVB0AAlw0AIaUHAQCRDQAhuAcAAaYNACECAAAAmQUAIEsAAKYFACADlQdAAJcNACGlBwEAkQ0AIbgHAAGmDQAhAgAAAJwFACBLAACoBQAgAgAAAJwFACBLAACoBQAgAwAAAJkFACBSAAChBQAgUwAApgUAIAEAAACZBQAgAQAAAJwFACADCgAAkREAIFoAAJMRACBbAACSEQAgBvYGAAD4CwAw9wYAAK8FABD4BgAA-AsAMJUHQACNCwAhpQcBAPwKACG4BwABmQsAIQMAAACcBQAgAQAArgUAMFcAAK8FACADAAAAnAUAIAEAAJ0FADACAACZBQAgBxwAAPcLACD2BgAA9gsAMPcGAABHABD4BgAA9gsAMIgHAgAAAAGlBwEAiQsAIdkHAQAAAAEBAAAAsgUAIAEAAACyBQAgARwAAJARACADAAAARwAgAQAAtQUAMAIAALIFACADAAAARwAgAQAAtQUAMAIAALIFACADAAAARwAgAQAAtQUAMAIAALIFACAEHAAAjxEAIIgHAgAAAAGlBwEAAAAB2QcBAAAAAQFLAAC5BQAgA4gHAgAAAAGlBwEAAAAB2QcBAAAAAQFLAAC7BQAwAUsAALsFADAEHAAAghEAIIgHAgCSDQAhpQcBAJENACHZBwEAkQ0AIQIAAACyBQAgSwAAvgUAIAOIBwIAkg0AIaUHAQCRDQAh2QcBAJENACECAAAARwAgSwAAwAUAIAIAAABHACBLAADABQAgAwAAALIFACBSAAC5BQAgUwAAvgUAIAEAAACyBQAgAQAAAEcAIAUKAAD9EAAgWAAA_hAAIFkAAIERACBaAACAEQAgWwAA_xAAIAb2BgAA9QsAMPcGAADHBQAQ-AYAAPULADCIBwIA_QoAIaUHAQD8CgAh2QcBAPwKACEDAAAARwAgAQAAxgUAMFcAAMcFACADAAAARwAgAQAAtQUAMAIAALIFACABAAAARQAgAQAAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIA4ZAADyEAAgHQAA8RAAICIAAPwQACAjAADzEAAgJAAA9BAAIIgHAgAAAAGVB0AAAAABtgcCAAAAAbkHAQAAAAG-BwAAAPMHAtUHAQAAAAHxBwIAAAAB8wcCAAAAAfQHAgAAAAEBSwAAzwUAIAmIBwIAAAABlQdAAAAAAbYHAgAAAAG5BwEAAAABvgcAAADzBwLVBwEAAAAB8QcCAAAAAfMHAgAAAAH0BwIAAAABAUsAANEFADABSwAA0QUAMAEAAABHACABAAAASwAgDhkAAN0QACAdAADcEAAgIgAA-xAAICMAAN4QACAkAADfEAAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhuQcBAJENACG-BwAA2xDzByLVBwEAkQ0AIfEHAgCpDQAh8wcCAKkNACH0BwIAkg0AIQIAAABFACBLAADWBQAgCYgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbkHAQCRDQAhvgcAANsQ8wci1QcBAJENACHxBwIAqQ0AIfMHAgCpDQAh9AcCAJINACECAAAAQwAgSwAA2AUAIAIAAABDACBLAADYBQAgAQAAAEcAIAEAAABLACADAAAARQAgUgAAzwUAIFMAANYFACABAAAARQAgAQAAAEMAIAcKAAD2EAAgWAAA9xAAIFkAAPoQACBaAAD5EAAgWwAA-BAAIPEHAACLDQAg8wcAAIsNACAM9gYAAPELADD3BgAA4QUAEPgGAADxCwAwiAcCAP0KACGVB0AAjQsAIbYHAgD9CgAhuQcBAPwKACG-BwAA8gvzByLVBwEA_AoAIfEHAgCcCwAh8wcCAJwLACH0BwIA_QoAIQMAAABDACABAADgBQAwVwAA4QUAIAMAAABDACABAABEADACAABFACABAAAAVAAgAQAAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAoZAADuEAAgHgAA9RAAIB8AAO8QACAhAADwEAAgiAcCAAAAAZUHQAAAAAG2BwIAAAAB1QcBAAAAAe4HAgAAAAHwBwIAAAABAUsAAOkFACAGiAcCAAAAAZUHQAAAAAG2BwIAAAAB1QcBAAAAAe4HAgAAAAHwBwIAAAABAUsAAOsFADABSwAA6wUAMAoZAADHEAAgHgAAxhAAIB8AAMgQACAhAADJEAAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAh1QcBAJENACHuBwIAkg0AIfAHAgCSDQAhAgAAAFQAIEsAAO4FACAGiAcCAJINACGVB0AAlw0AIbYHAgCSDQAh1QcBAJENACHuBwIAkg0AIfAHAgCSDQAhAgAAAEsAIEsAAPAFACACAAAASwAgSwAA8AUAIAMAAABUACBSAADpBQAgUwAA7gUAIAEAAABUACABAAAASwAgBQoAAMEQACBYAADCEAAgWQAAxRAAIFoAAMQQACBbAADDEAAgCfYGAADwCwAw9wYAAPcFABD4BgAA8AsAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIdUHAQD8CgAh7gcCAP0KACHwBwIA_QoAIQMAAABLACABAAD2BQAwVwAA9wUAIAMAAABLACABAABTADACAABUACABAAAAUAAgAQAAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAYDAADAEAAgIAAAvxAAIJUHQAAAAAGjBwIAAAABuAcCAAAAAe8HAgAAAAEBSwAA_wUAIASVB0AAAAABowcCAAAAAbgHAgAAAAHvBwIAAAABAUsAAIEGADABSwAAgQYAMAYDAAC-EAAgIAAAvRAAIJUHQACXDQAhowcCAJINACG4BwIAkg0AIe8HAgCSDQAhAgAAAFAAIEsAAIQGACAElQdAAJcNACGjBwIAkg0AIbgHAgCSDQAh7wcCAJINACECAAAATgAgSwAAhgYAIAIAAABOACBLAACGBgAgAwAAAFAAIFIAAP8FACBTAACEBgAgAQAAAFAAIAEAAABOACAFCgAAuBAAIFgAALkQACBZAAC8EAAgWgAAuxAAIFsAALoQACAH9gYAAO8LADD3BgAAjQYAEPgGAADvCwAwlQdAAI0LACGjBwIA_QoAIbgHAgD9CgAh7wcCAP0KACEDAAAATgAgAQAAjAYAMFcAAI0GACADAAAATgAgAQAATwAwAgAAUAAgBR4AAO4LACD2BgAA7QsAMPcGAABWABD4BgAA7QsAMO4HAgAAAAEBAAAAkAYAIAEAAACQBgAgAR4AALcQACADAAAAVgAgAQAAkwYAMAIAAJAGACADAAAAVgAgAQAAkwYAMAIAAJAGACADAAAAVgAgAQAAkwYAMAIAAJAGACACHgAAthAAIO4HAgCSDQAhAgAAAJAGACBLAACXBgAgAe4HAgCSDQAhAgAAAFYAIEsAAJkGACACAAAAVgAgSwAAmQYAIAEAAACQBgAgAQAAAFYAIAUKAACxEAAgWAAAshAAIFkAALUQACBaAAC0EAAgWwAAsxAAIAT2BgAA7AsAMPcGAACfBgAQ-AYAAOwLADDuBwIA_QoAIQMAAABWACABAACeBgAwVwAAnwYAIAMAAABWACABAACTBgAwAgAAkAYAIA72BgAA6QsAMPcGAAClBgAQ-AYAAOkLADCIBwQAAAABlQdAAJELACG2BwIA6gsAIbkHAQCyCwAhzQcBALILACHYB0AAswsAIekHAQCJCwAh6gcCAIoLACHrBwEAiQsAIewHAgCKCwAh7QcAAOsLACABAAAAogYAIAEAAACiBgAgDfYGAADpCwAw9wYAAKUGABD4BgAA6QsAMIgHBAC8CwAhlQdAAJELACG2BwIA6gsAIbkHAQCyCwAhzQcBALILACHYB0AAswsAIekHAQCJCwAh6gcCAIoLACHrBwEAiQsAIewHAgCKCwAhBLYHAACLDQAguQcAAIsNACDNBwAAiw0AINgHAACLDQAgAwAAAKUGACABAACmBgAwAgAAogYAIAMAAAClBgAgAQAApgYAMAIAAKIGACADAAAApQYAIAEAAKYGADACAACiBgAgCogHBADMDgAhlQdAAJcNACG2BwIAqQ0AIbkHAQC9DQAhzQcBAL0NACHYB0AAqA0AIekHAQCRDQAh6gcCAJINACHrBwEAkQ0AIewHAgCSDQAhAgAAAKIGACBLAACqBgAgCogHBADMDgAhlQdAAJcNACG2BwIAqQ0AIbkHAQC9DQAhzQcBAL0NACHYB0AAqA0AIekHAQCRDQAh6gcCAJINACHrBwEAkQ0AIewHAgCSDQAhAgAAAKUGACBLAACsBgAgAgAAAKUGACBLAACsBgAgAQAAAKIGACABAAAApQYAIAkKAACsEAAgWAAArRAAIFkAALAQACBaAACvEAAgWwAArhAAILYHAACLDQAguQcAAIsNACDNBwAAiw0AINgHAACLDQAgDfYGAADoCwAw9wYAALIGABD4BgAA6AsAMIgHBAC4CwAhlQdAAI0LACG2BwIAnAsAIbkHAQClCwAhzQcBAKULACHYB0AAmwsAIekHAQD8CgAh6gcCAP0KACHrBwEA_AoAIewHAgD9CgAhAwAAAKUGACABAACxBgAwVwAAsgYAIAMAAAClBgAgAQAApgYAMAIAAKIGACAE9gYAAOcLADD3BgAAuAYAEPgGAADnCwAw6AcBAAAAAQEAAAC1BgAgAQAAALUGACAE9gYAAOcLADD3BgAAuAYAEPgGAADnCwAw6AcBAIkLACEAAwAAALgGACABAAC5BgAwAgAAtQYAIAMAAAC4BgAgAQAAuQYAMAIAALUGACADAAAAuAYAIAEAALkGADACAAC1BgAgAegHAQAAAAEBSwAAvQYAIAHoBwEAAAABAUsAAL8GADABSwAAvwYAMAHoBwEAkQ0AIQIAAAC1BgAgSwAAwgYAIAHoBwEAkQ0AIQIAAAC4BgAgSwAAxAYAIAIAAAC4BgAgSwAAxAYAIAMAAAC1BgAgUgAAvQYAIFMAAMIGACABAAAAtQYAIAEAAAC4BgAgAwoAAKkQACBaAACrEAAgWwAAqhAAIAT2BgAA5gsAMPcGAADLBgAQ-AYAAOYLADDoBwEA_AoAIQMAAAC4BgAgAQAAygYAMFcAAMsGACADAAAAuAYAIAEAALkGADACAAC1BgAgAQAAAGEAIAEAAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACAMBAAApxAAIC0AAKgQACCIBwIAAAABlQdAAAAAAaQHAgAAAAGlBwEAAAABugcBAAAAAb4HAAAA5wcC2QcBAAAAAeQHAgAAAAHlBwIAAAAB5wcgAAAAAQFLAADTBgAgCogHAgAAAAGVB0AAAAABpAcCAAAAAaUHAQAAAAG6BwEAAAABvgcAAADnBwLZBwEAAAAB5AcCAAAAAeUHAgAAAAHnByAAAAABAUsAANUGADABSwAA1QYAMAwEAACZEAAgLQAAmhAAIIgHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhugcBAJENACG-BwAAmBDnByLZBwEAkQ0AIeQHAgCSDQAh5QcCAJINACHnByAAwA4AIQIAAABhACBLAADYBgAgCogHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhugcBAJENACG-BwAAmBDnByLZBwEAkQ0AIeQHAgCSDQAh5QcCAJINACHnByAAwA4AIQIAAABfACBLAADaBgAgAgAAAF8AIEsAANoGACADAAAAYQAgUgAA0wYAIFMAANgGACABAAAAYQAgAQAAAF8AIAUKAACTEAAgWAAAlBAAIFkAAJcQACBaAACWEAAgWwAAlRAAIA32BgAA4gsAMPcGAADhBgAQ-AYAAOILADCIBwIA_QoAIZUHQACNCwAhpAcCAP0KACGlBwEA_AoAIboHAQD8CgAhvgcAAOML5wci2QcBAPwKACHkBwIA_QoAIeUHAgD9CgAh5wcgAK4LACEDAAAAXwAgAQAA4AYAMFcAAOEGACADAAAAXwAgAQAAYAAwAgAAYQAgAQAAAGUAIAEAAABlACADAAAAYwAgAQAAZAAwAgAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACAZHQEAAAABJgAAkBAAICgAAJEQACAsAACSEAAgiAcCAAAAAZUHQAAAAAGkBwIAAAABuQcBAAAAAboHAQAAAAG-BwAAAN4HAsYHAgAAAAHJBxAAAAAB1AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcQAAAAAdwHAgAAAAHeBwEAAAAB3wdAAAAAAeAHAgAAAAHhByAAAAAB4gcBAAAAAeMHAQAAAAHkBwIAAAAB5QcCAAAAAQFLAADpBgAgFh0BAAAAAYgHAgAAAAGVB0AAAAABpAcCAAAAAbkHAQAAAAG6BwEAAAABvgcAAADeBwLGBwIAAAAByQcQAAAAAdQHEAAAAAHZBwEAAAAB2gcBAAAAAdsHEAAAAAHcBwIAAAAB3gcBAAAAAd8HQAAAAAHgBwIAAAAB4QcgAAAAAeIHAQAAAAHjBwEAAAAB5AcCAAAAAeUHAgAAAAEBSwAA6wYAMAFLAADrBgAwAQAAAF8AIBkdAQCRDQAhJgAA-A8AICgAAPkPACAsAAD6DwAgiAcCAJINACGVB0AAlw0AIaQHAgCpDQAhuQcBAJENACG6BwEAkQ0AIb4HAAD3D94HIsYHAgCpDQAhyQcQALcPACHUBxAAtw8AIdkHAQC9DQAh2gcBAL0NACHbBxAA9g8AIdwHAgCSDQAh3gcBAL0NACHfB0AAqA0AIeAHAgCSDQAh4QcgAMAOACHiBwEAkQ0AIeMHAQCRDQAh5AcCAJINACHlBwIAkg0AIQIAAABlACBLAADvBgAgFh0BAJENACGIBwIAkg0AIZUHQACXDQAhpAcCAKkNACG5BwEAkQ0AIboHAQCRDQAhvgcAAPcP3gcixgcCAKkNACHJBxAAtw8AIdQHEAC3DwAh2QcBAL0NACHaBwEAvQ0AIdsHEAD2DwAh3AcCAJINACHeBwEAvQ0AId8HQACoDQAh4AcCAJINACHhByAAwA4AIeIHAQCRDQAh4wcBAJENACHkBwIAkg0AIeUHAgCSDQAhAgAAAGMAIEsAAPEGACACAAAAYwAgSwAA8QYAIAEAAABfACADAAAAZQAgUgAA6QYAIFMAAO8GACABAAAAZQAgAQAAAGMAIAwKAADxDwAgWAAA8g8AIFkAAPUPACBaAAD0DwAgWwAA8w8AIKQHAACLDQAgxgcAAIsNACDZBwAAiw0AINoHAACLDQAg2wcAAIsNACDeBwAAiw0AIN8HAACLDQAgGR0BAPwKACH2BgAA2wsAMPcGAAD5BgAQ-AYAANsLADCIBwIA_QoAIZUHQACNCwAhpAcCAJwLACG5BwEA_AoAIboHAQD8CgAhvgcAAN0L3gcixgcCAJwLACHJBxAAzwsAIdQHEADPCwAh2QcBAKULACHaBwEApQsAIdsHEADcCwAh3AcCAP0KACHeBwEApQsAId8HQACbCwAh4AcCAP0KACHhByAArgsAIeIHAQD8CgAh4wcBAPwKACHkBwIA_QoAIeUHAgD9CgAhAwAAAGMAIAEAAPgGADBXAAD5BgAgAwAAAGMAIAEAAGQAMAIAAGUAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAHGQAA8A8AIIgHAgAAAAGVB0AAAAABtgcCAAAAAbkHAQAAAAHVBwEAAAAB2AdAAAAAAQFLAACBBwAgBogHAgAAAAGVB0AAAAABtgcCAAAAAbkHAQAAAAHVBwEAAAAB2AdAAAAAAQFLAACDBwAwAUsAAIMHADAHGQAA7w8AIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbkHAQCRDQAh1QcBAJENACHYB0AAqA0AIQIAAACYAQAgSwAAhgcAIAaIBwIAkg0AIZUHQACXDQAhtgcCAJINACG5BwEAkQ0AIdUHAQCRDQAh2AdAAKgNACECAAAAlgEAIEsAAIgHACACAAAAlgEAIEsAAIgHACADAAAAmAEAIFIAAIEHACBTAACGBwAgAQAAAJgBACABAAAAlgEAIAYKAADqDwAgWAAA6w8AIFkAAO4PACBaAADtDwAgWwAA7A8AINgHAACLDQAgCfYGAADaCwAw9wYAAI8HABD4BgAA2gsAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIbkHAQD8CgAh1QcBAPwKACHYB0AAmwsAIQMAAACWAQAgAQAAjgcAMFcAAI8HACADAAAAlgEAIAEAAJcBADACAACYAQAgAQAAAHUAIAEAAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACALGQAA6Q8AICsAAOgPACCIBwIAAAABlQdAAAAAAbYHAgAAAAG5BwEAAAAByAcCAAAAAdQHAgAAAAHVBwEAAAAB1gcBAAAAAdcHQAAAAAEBSwAAlwcAIAmIBwIAAAABlQdAAAAAAbYHAgAAAAG5BwEAAAAByAcCAAAAAdQHAgAAAAHVBwEAAAAB1gcBAAAAAdcHQAAAAAEBSwAAmQcAMAFLAACZBwAwCxkAAOcPACArAADmDwAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhuQcBAL0NACHIBwIAkg0AIdQHAgCSDQAh1QcBAJENACHWBwEAvQ0AIdcHQACoDQAhAgAAAHUAIEsAAJwHACAJiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhuQcBAL0NACHIBwIAkg0AIdQHAgCSDQAh1QcBAJENACHWBwEAvQ0AIdcHQACoDQAhAgAAAHMAIEsAAJ4HACACAAAAcwAgSwAAngcAIAMAAAB1ACBSAACXBwAgUwAAnAcAIAEAAAB1ACABAAAAcwAgCAoAAOEPACBYAADiDwAgWQAA5Q8AIFoAAOQPACBbAADjDwAguQcAAIsNACDWBwAAiw0AINcHAACLDQAgDPYGAADZCwAw9wYAAKUHABD4BgAA2QsAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIbkHAQClCwAhyAcCAP0KACHUBwIA_QoAIdUHAQD8CgAh1gcBAKULACHXB0AAmwsAIQMAAABzACABAACkBwAwVwAApQcAIAMAAABzACABAAB0ADACAAB1ACABAAAAfAAgAQAAAHwAIAMAAAB6ACABAAB7ADACAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAwnAADeDwAgKAAA3w8AICoAAOAPACCIBwIAAAABlQdAAAAAAb4HAAAA0AcCzQcAAADNBwLOBwIAAAAB0AdAAAAAAdEHAQAAAAHSBwIAAAAB0wcBAAAAAQFLAACtBwAgCYgHAgAAAAGVB0AAAAABvgcAAADQBwLNBwAAAM0HAs4HAgAAAAHQB0AAAAAB0QcBAAAAAdIHAgAAAAHTBwEAAAABAUsAAK8HADABSwAArwcAMAwnAADDDwAgKAAAxA8AICoAAMUPACCIBwIAkg0AIZUHQACXDQAhvgcAAMIP0AcizQcAAMEPzQcizgcCAJINACHQB0AAqA0AIdEHAQC9DQAh0gcCAKkNACHTBwEAvQ0AIQIAAAB8ACBLAACyBwAgCYgHAgCSDQAhlQdAAJcNACG-BwAAwg_QByLNBwAAwQ_NByLOBwIAkg0AIdAHQACoDQAh0QcBAL0NACHSBwIAqQ0AIdMHAQC9DQAhAgAAAHoAIEsAALQHACACAAAAegAgSwAAtAcAIAMAAAB8ACBSAACtBwAgUwAAsgcAIAEAAAB8ACABAAAAegAgCQoAALwPACBYAAC9DwAgWQAAwA8AIFoAAL8PACBbAAC-DwAg0AcAAIsNACDRBwAAiw0AINIHAACLDQAg0wcAAIsNACAM9gYAANILADD3BgAAuwcAEPgGAADSCwAwiAcCAP0KACGVB0AAjQsAIb4HAADUC9AHIs0HAADTC80HIs4HAgD9CgAh0AdAAJsLACHRBwEApQsAIdIHAgCcCwAh0wcBAKULACEDAAAAegAgAQAAugcAMFcAALsHACADAAAAegAgAQAAewAwAgAAfAAgAQAAAGoAIAEAAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACAJKQAAug8AICsAALsPACC5BwEAAAABxgcCAAAAAccHAgAAAAHIBwIAAAAByQcQAAAAAcoHAgAAAAHLBwEAAAABAUsAAMMHACAHuQcBAAAAAcYHAgAAAAHHBwIAAAAByAcCAAAAAckHEAAAAAHKBwIAAAABywcBAAAAAQFLAADFBwAwAUsAAMUHADAJKQAAuA8AICsAALkPACC5BwEAkQ0AIcYHAgCpDQAhxwcCAJINACHIBwIAkg0AIckHEAC3DwAhygcCAJINACHLBwEAvQ0AIQIAAABqACBLAADIBwAgB7kHAQCRDQAhxgcCAKkNACHHBwIAkg0AIcgHAgCSDQAhyQcQALcPACHKBwIAkg0AIcsHAQC9DQAhAgAAAGgAIEsAAMoHACACAAAAaAAgSwAAygcAIAMAAABqACBSAADDBwAgUwAAyAcAIAEAAABqACABAAAAaAAgBwoAALIPACBYAACzDwAgWQAAtg8AIFoAALUPACBbAAC0DwAgxgcAAIsNACDLBwAAiw0AIAr2BgAAzgsAMPcGAADRBwAQ-AYAAM4LADC5BwEA_AoAIcYHAgCcCwAhxwcCAP0KACHIBwIA_QoAIckHEADPCwAhygcCAP0KACHLBwEApQsAIQMAAABoACABAADQBwAwVwAA0QcAIAMAAABoACABAABpADACAABqACABAAAAbwAgAQAAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMpAACxDwAgxgcCAAAAAccHAgAAAAEBSwAA2QcAIALGBwIAAAABxwcCAAAAAQFLAADbBwAwAUsAANsHADADKQAAsA8AIMYHAgCSDQAhxwcCAJINACECAAAAbwAgSwAA3gcAIALGBwIAkg0AIccHAgCSDQAhAgAAAG0AIEsAAOAHACACAAAAbQAgSwAA4AcAIAMAAABvACBSAADZBwAgUwAA3gcAIAEAAABvACABAAAAbQAgBQoAAKsPACBYAACsDwAgWQAArw8AIFoAAK4PACBbAACtDwAgBfYGAADNCwAw9wYAAOcHABD4BgAAzQsAMMYHAgD9CgAhxwcCAP0KACEDAAAAbQAgAQAA5gcAMFcAAOcHACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAIABACABAAAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIBYZAACmDwAgMAAApw8AIDEAAKgPACAyAACpDwAgMwAAqg8AIIgHAgAAAAGVB0AAAAABsAcBAAAAAbEHBAAAAAGzBwEAAAABtgcCAAAAAbkHAQAAAAG6BwEAAAABvAcAAAC8BwK-BwAAAL4HAr8HCAAAAAHABwIAAAABwQcCAAAAAcIHAQAAAAHDBwIAAAABxAcCAAAAAcUHAgAAAAEBSwAA7wcAIBGIBwIAAAABlQdAAAAAAbAHAQAAAAGxBwQAAAABswcBAAAAAbYHAgAAAAG5BwEAAAABugcBAAAAAbwHAAAAvAcCvgcAAAC-BwK_BwgAAAABwAcCAAAAAcEHAgAAAAHCBwEAAAABwwcCAAAAAcQHAgAAAAHFBwIAAAABAUsAAPEHADABSwAA8QcAMBYZAAD_DgAgMAAAgA8AIDEAAIEPACAyAACCDwAgMwAAgw8AIIgHAgCSDQAhlQdAAJcNACGwBwEAkQ0AIbEHBADMDgAhswcBAJENACG2BwIAkg0AIbkHAQCRDQAhugcBAJENACG8BwAA_A68ByK-BwAA_Q6-ByK_BwgA_g4AIcAHAgCpDQAhwQcCAKkNACHCBwEAvQ0AIcMHAgCSDQAhxAcCAJINACHFBwIAkg0AIQIAAACAAQAgSwAA9AcAIBGIBwIAkg0AIZUHQACXDQAhsAcBAJENACGxBwQAzA4AIbMHAQCRDQAhtgcCAJINACG5BwEAkQ0AIboHAQCRDQAhvAcAAPwOvAcivgcAAP0OvgcivwcIAP4OACHABwIAqQ0AIcEHAgCpDQAhwgcBAL0NACHDBwIAkg0AIcQHAgCSDQAhxQcCAJINACECAAAAfgAgSwAA9gcAIAIAAAB-ACBLAAD2BwAgAwAAAIABACBSAADvBwAgUwAA9AcAIAEAAACAAQAgAQAAAH4AIAkKAAD3DgAgWAAA-A4AIFkAAPsOACBaAAD6DgAgWwAA-Q4AIL8HAACLDQAgwAcAAIsNACDBBwAAiw0AIMIHAACLDQAgFPYGAADECwAw9wYAAP0HABD4BgAAxAsAMIgHAgD9CgAhlQdAAI0LACGwBwEA_AoAIbEHBAC4CwAhswcBAPwKACG2BwIA_QoAIbkHAQD8CgAhugcBAPwKACG8BwAAxQu8ByK-BwAAxgu-ByK_BwgAxwsAIcAHAgCcCwAhwQcCAJwLACHCBwEApQsAIcMHAgD9CgAhxAcCAP0KACHFBwIA_QoAIQMAAAB-ACABAAD8BwAwVwAA_QcAIAMAAAB-ACABAAB_ADACAACAAQAgAQAAAIgBACABAAAAiAEAIAMAAACGAQAgAQAAhwEAMAIAAIgBACADAAAAhgEAIAEAAIcBADACAACIAQAgAwAAAIYBACABAACHAQAwAgAAiAEAIAYDAAD2DgAgLwAA9Q4AIJUHQAAAAAGjBwIAAAABrAcCAAAAAbgHAgAAAAEBSwAAhQgAIASVB0AAAAABowcCAAAAAawHAgAAAAG4BwIAAAABAUsAAIcIADABSwAAhwgAMAYDAAD0DgAgLwAA8w4AIJUHQACXDQAhowcCAJINACGsBwIAkg0AIbgHAgCSDQAhAgAAAIgBACBLAACKCAAgBJUHQACXDQAhowcCAJINACGsBwIAkg0AIbgHAgCSDQAhAgAAAIYBACBLAACMCAAgAgAAAIYBACBLAACMCAAgAwAAAIgBACBSAACFCAAgUwAAiggAIAEAAACIAQAgAQAAAIYBACAFCgAA7g4AIFgAAO8OACBZAADyDgAgWgAA8Q4AIFsAAPAOACAH9gYAAMMLADD3BgAAkwgAEPgGAADDCwAwlQdAAI0LACGjBwIA_QoAIawHAgD9CgAhuAcCAP0KACEDAAAAhgEAIAEAAJIIADBXAACTCAAgAwAAAIYBACABAACHAQAwAgAAiAEAIAEAAACEAQAgAQAAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACAHGQAA7Q4AIC8AAOwOACCIBwIAAAABlQdAAAAAAawHAgAAAAG2BwIAAAABtwcBAAAAAQFLAACbCAAgBYgHAgAAAAGVB0AAAAABrAcCAAAAAbYHAgAAAAG3BwEAAAABAUsAAJ0IADABSwAAnQgAMAcZAADrDgAgLwAA6g4AIIgHAgCSDQAhlQdAAJcNACGsBwIAkg0AIbYHAgCSDQAhtwcBAJENACECAAAAhAEAIEsAAKAIACAFiAcCAJINACGVB0AAlw0AIawHAgCSDQAhtgcCAJINACG3BwEAkQ0AIQIAAACCAQAgSwAAoggAIAIAAACCAQAgSwAAoggAIAMAAACEAQAgUgAAmwgAIFMAAKAIACABAAAAhAEAIAEAAACCAQAgBQoAAOUOACBYAADmDgAgWQAA6Q4AIFoAAOgOACBbAADnDgAgCPYGAADCCwAw9wYAAKkIABD4BgAAwgsAMIgHAgD9CgAhlQdAAI0LACGsBwIA_QoAIbYHAgD9CgAhtwcBAPwKACEDAAAAggEAIAEAAKgIADBXAACpCAAgAwAAAIIBACABAACDAQAwAgAAhAEAIAYvAADBCwAgMgIAigsAIfYGAADACwAw9wYAAIoBABD4BgAAwAsAMKwHAgAAAAEBAAAArAgAIAEAAACsCAAgAS8AAMYOACADAAAAigEAIAEAAK8IADACAACsCAAgAwAAAIoBACABAACvCAAwAgAArAgAIAMAAACKAQAgAQAArwgAMAIAAKwIACADLwAA5A4AIDICAAAAAawHAgAAAAEBSwAAswgAIAIyAgAAAAGsBwIAAAABAUsAALUIADABSwAAtQgAMAMvAADjDgAgMgIAkg0AIawHAgCSDQAhAgAAAKwIACBLAAC4CAAgAjICAJINACGsBwIAkg0AIQIAAACKAQAgSwAAuggAIAIAAACKAQAgSwAAuggAIAMAAACsCAAgUgAAswgAIFMAALgIACABAAAArAgAIAEAAACKAQAgBQoAAN4OACBYAADfDgAgWQAA4g4AIFoAAOEOACBbAADgDgAgBTICAP0KACH2BgAAvwsAMPcGAADBCAAQ-AYAAL8LADCsBwIA_QoAIQMAAACKAQAgAQAAwAgAMFcAAMEIACADAAAAigEAIAEAAK8IADACAACsCAAgAQAAAJwBACABAAAAnAEAIAMAAACOAQAgAQAAmwEAMAIAAJwBACADAAAAjgEAIAEAAJsBADACAACcAQAgAwAAAI4BACABAACbAQAwAgAAnAEAIAwEAADcDgAgMwAA3Q4AIIgHAgAAAAGVB0AAAAABpAcCAAAAAaUHAQAAAAGwBwEAAAABsQcEAAAAAbIHAQAAAAGzBwEAAAABtAdAAAAAAbUHAQAAAAEBSwAAyQgAIAqIBwIAAAABlQdAAAAAAaQHAgAAAAGlBwEAAAABsAcBAAAAAbEHBAAAAAGyBwEAAAABswcBAAAAAbQHQAAAAAG1BwEAAAABAUsAAMsIADABSwAAywgAMAwEAADVDgAgMwAA1g4AIIgHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhsAcBAJENACGxBwQAzA4AIbIHAQCRDQAhswcBAJENACG0B0AAlw0AIbUHAQCRDQAhAgAAAJwBACBLAADOCAAgCogHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhsAcBAJENACGxBwQAzA4AIbIHAQCRDQAhswcBAJENACG0B0AAlw0AIbUHAQCRDQAhAgAAAI4BACBLAADQCAAgAgAAAI4BACBLAADQCAAgAwAAAJwBACBSAADJCAAgUwAAzggAIAEAAACcAQAgAQAAAI4BACAFCgAA0A4AIFgAANEOACBZAADUDgAgWgAA0w4AIFsAANIOACAN9gYAAL4LADD3BgAA1wgAEPgGAAC-CwAwiAcCAP0KACGVB0AAjQsAIaQHAgD9CgAhpQcBAPwKACGwBwEA_AoAIbEHBAC4CwAhsgcBAPwKACGzBwEA_AoAIbQHQACNCwAhtQcBAPwKACEDAAAAjgEAIAEAANYIADBXAADXCAAgAwAAAI4BACABAACbAQAwAgAAnAEAIAcEAAC9CwAgNwIAigsAIfYGAAC7CwAw9wYAAJ4BABD4BgAAuwsAMKQHAgAAAAGvBwQAvAsAIQEAAADaCAAgAQAAANoIACABBAAAzw4AIAMAAACeAQAgAQAA3QgAMAIAANoIACADAAAAngEAIAEAAN0IADACAADaCAAgAwAAAJ4BACABAADdCAAwAgAA2ggAIAQEAADODgAgNwIAAAABpAcCAAAAAa8HBAAAAAEBSwAA4QgAIAM3AgAAAAGkBwIAAAABrwcEAAAAAQFLAADjCAAwAUsAAOMIADAEBAAAzQ4AIDcCAJINACGkBwIAkg0AIa8HBADMDgAhAgAAANoIACBLAADmCAAgAzcCAJINACGkBwIAkg0AIa8HBADMDgAhAgAAAJ4BACBLAADoCAAgAgAAAJ4BACBLAADoCAAgAwAAANoIACBSAADhCAAgUwAA5ggAIAEAAADaCAAgAQAAAJ4BACAFCgAAxw4AIFgAAMgOACBZAADLDgAgWgAAyg4AIFsAAMkOACAGNwIA_QoAIfYGAAC3CwAw9wYAAO8IABD4BgAAtwsAMKQHAgD9CgAhrwcEALgLACEDAAAAngEAIAEAAO4IADBXAADvCAAgAwAAAJ4BACABAADdCAAwAgAA2ggAIA0vAAC2CwAgNAAAtQsAIPYGAACxCwAw9wYAAIwBABD4BgAAsQsAMIgHAgAAAAGVB0AAkQsAIZYHQACzCwAhqgcBAAAAAasHAgAAAAGsBwIAAAABrQcBALILACGuByAAtAsAIQEAAADyCAAgAQAAAPIIACAGLwAAxg4AIDQAAMUOACCWBwAAiw0AIKsHAACLDQAgrAcAAIsNACCtBwAAiw0AIAMAAACMAQAgAQAA9QgAMAIAAPIIACADAAAAjAEAIAEAAPUIADACAADyCAAgAwAAAIwBACABAAD1CAAwAgAA8ggAIAovAADEDgAgNAAAww4AIIgHAgAAAAGVB0AAAAABlgdAAAAAAaoHAQAAAAGrBwIAAAABrAcCAAAAAa0HAQAAAAGuByAAAAABAUsAAPkIACAIiAcCAAAAAZUHQAAAAAGWB0AAAAABqgcBAAAAAasHAgAAAAGsBwIAAAABrQcBAAAAAa4HIAAAAAEBSwAA-wgAMAFLAAD7CAAwAQAAAI4BACABAAAAfgAgCi8AAMIOACA0AADBDgAgiAcCAJINACGVB0AAlw0AIZYHQACoDQAhqgcBAJENACGrBwIAqQ0AIawHAgCpDQAhrQcBAL0NACGuByAAwA4AIQIAAADyCAAgSwAAgAkAIAiIBwIAkg0AIZUHQACXDQAhlgdAAKgNACGqBwEAkQ0AIasHAgCpDQAhrAcCAKkNACGtBwEAvQ0AIa4HIADADgAhAgAAAIwBACBLAACCCQAgAgAAAIwBACBLAACCCQAgAQAAAI4BACABAAAAfgAgAwAAAPIIACBSAAD5CAAgUwAAgAkAIAEAAADyCAAgAQAAAIwBACAJCgAAuw4AIFgAALwOACBZAAC_DgAgWgAAvg4AIFsAAL0OACCWBwAAiw0AIKsHAACLDQAgrAcAAIsNACCtBwAAiw0AIAv2BgAArQsAMPcGAACLCQAQ-AYAAK0LADCIBwIA_QoAIZUHQACNCwAhlgdAAJsLACGqBwEA_AoAIasHAgCcCwAhrAcCAJwLACGtBwEApQsAIa4HIACuCwAhAwAAAIwBACABAACKCQAwVwAAiwkAIAMAAACMAQAgAQAA9QgAMAIAAPIIACABAAAAJgAgAQAAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAwEAAC3DgAgDAAAuQ4AIA0AALgOACAOAAC6DgAgiAcCAAAAAZUHQAAAAAGkBwIAAAABpQcBAAAAAaYHAQAAAAGnBwABAAABqAcAALUOACCpBwAAtg4AIAFLAACTCQAgCIgHAgAAAAGVB0AAAAABpAcCAAAAAaUHAQAAAAGmBwEAAAABpwcAAQAAAagHAAC1DgAgqQcAALYOACABSwAAlQkAMAFLAACVCQAwDAQAAJEOACAMAACTDgAgDQAAkg4AIA4AAJQOACCIBwIAkg0AIZUHQACXDQAhpAcCAJINACGlBwEAkQ0AIaYHAQCRDQAhpwcAAbwNACGoBwAAjw4AIKkHAACQDgAgAgAAACYAIEsAAJgJACAIiAcCAJINACGVB0AAlw0AIaQHAgCSDQAhpQcBAJENACGmBwEAkQ0AIacHAAG8DQAhqAcAAI8OACCpBwAAkA4AIAIAAAAHACBLAACaCQAgAgAAAAcAIEsAAJoJACADAAAAJgAgUgAAkwkAIFMAAJgJACABAAAAJgAgAQAAAAcAIAYKAACKDgAgWAAAiw4AIFkAAI4OACBaAACNDgAgWwAAjA4AIKcHAACLDQAgC_YGAACrCwAw9wYAAKEJABD4BgAAqwsAMIgHAgD9CgAhlQdAAI0LACGkBwIA_QoAIaUHAQD8CgAhpgcBAPwKACGnBwABpAsAIagHAACsCwAgqQcAAKwLACADAAAABwAgAQAAoAkAMFcAAKEJACADAAAABwAgAQAAJQAwAgAAJgAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJAwAAhg4AIAUAAIcOACALAACIDgAgDAAAiQ4AIIgHAgAAAAGPBwIAAAABkAcAAIUOACCVB0AAAAABowcCAAAAAQFLAACpCQAgBYgHAgAAAAGPBwIAAAABkAcAAIUOACCVB0AAAAABowcCAAAAAQFLAACrCQAwAUsAAKsJADAJAwAA6Q0AIAUAAOoNACALAADrDQAgDAAA7A0AIIgHAgCSDQAhjwcCAJINACGQBwAA6A0AIJUHQACXDQAhowcCAJINACECAAAACwAgSwAArgkAIAWIBwIAkg0AIY8HAgCSDQAhkAcAAOgNACCVB0AAlw0AIaMHAgCSDQAhAgAAAAkAIEsAALAJACACAAAACQAgSwAAsAkAIAMAAAALACBSAACpCQAgUwAArgkAIAEAAAALACABAAAACQAgBQoAAOMNACBYAADkDQAgWQAA5w0AIFoAAOYNACBbAADlDQAgCPYGAACqCwAw9wYAALcJABD4BgAAqgsAMIgHAgD9CgAhjwcCAP0KACGQBwAAmgsAIJUHQACNCwAhowcCAP0KACEDAAAACQAgAQAAtgkAMFcAALcJACADAAAACQAgAQAACgAwAgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACANBgAA4A0AIAgAAOENACAJAADiDQAgiAcCAAAAAZAHAADfDQAgkwcCAAAAAZUHQAAAAAGWB0AAAAABngcAAQAAAZ8HAQAAAAGgBwEAAAABoQdAAAAAAaIHQAAAAAEBSwAAvwkAIAqIBwIAAAABkAcAAN8NACCTBwIAAAABlQdAAAAAAZYHQAAAAAGeBwABAAABnwcBAAAAAaAHAQAAAAGhB0AAAAABogdAAAAAAQFLAADBCQAwAUsAAMEJADANBgAAvg0AIAgAAL8NACAJAADADQAgiAcCAJINACGQBwAAuw0AIJMHAgCSDQAhlQdAAJcNACGWB0AAlw0AIZ4HAAG8DQAhnwcBAL0NACGgBwEAvQ0AIaEHQACoDQAhogdAAKgNACECAAAADwAgSwAAxAkAIAqIBwIAkg0AIZAHAAC7DQAgkwcCAJINACGVB0AAlw0AIZYHQACXDQAhngcAAbwNACGfBwEAvQ0AIaAHAQC9DQAhoQdAAKgNACGiB0AAqA0AIQIAAAANACBLAADGCQAgAgAAAA0AIEsAAMYJACADAAAADwAgUgAAvwkAIFMAAMQJACABAAAADwAgAQAAAA0AIAoKAAC2DQAgWAAAtw0AIFkAALoNACBaAAC5DQAgWwAAuA0AIJ4HAACLDQAgnwcAAIsNACCgBwAAiw0AIKEHAACLDQAgogcAAIsNACAN9gYAAKMLADD3BgAAzQkAEPgGAACjCwAwiAcCAP0KACGQBwAAmgsAIJMHAgD9CgAhlQdAAI0LACGWB0AAjQsAIZ4HAAGkCwAhnwcBAKULACGgBwEApQsAIaEHQACbCwAhogdAAJsLACEDAAAADQAgAQAAzAkAMFcAAM0JACADAAAADQAgAQAADgAwAgAADwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAFBwAAtQ0AIJUHQAAAAAGbBwABAAABnAcCAAAAAZ0HQAAAAAEBSwAA1QkAIASVB0AAAAABmwcAAQAAAZwHAgAAAAGdB0AAAAABAUsAANcJADABSwAA1wkAMAUHAAC0DQAglQdAAJcNACGbBwABpg0AIZwHAgCSDQAhnQdAAKgNACECAAAAEwAgSwAA2gkAIASVB0AAlw0AIZsHAAGmDQAhnAcCAJINACGdB0AAqA0AIQIAAAARACBLAADcCQAgAgAAABEAIEsAANwJACADAAAAEwAgUgAA1QkAIFMAANoJACABAAAAEwAgAQAAABEAIAYKAACvDQAgWAAAsA0AIFkAALMNACBaAACyDQAgWwAAsQ0AIJ0HAACLDQAgB_YGAACiCwAw9wYAAOMJABD4BgAAogsAMJUHQACNCwAhmwcAAZkLACGcBwIA_QoAIZ0HQACbCwAhAwAAABEAIAEAAOIJADBXAADjCQAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAaACABAAAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgDAUAAK0NACAGAACuDQAgjQcAAQAAAY4HAAEAAAGPBwIAAAABkAcAAKwNACCRBwIAAAABkgdAAAAAAZMHAgAAAAGUB0AAAAABlQdAAAAAAZYHQAAAAAEBSwAA6wkAIAqNBwABAAABjgcAAQAAAY8HAgAAAAGQBwAArA0AIJEHAgAAAAGSB0AAAAABkwcCAAAAAZQHQAAAAAGVB0AAAAABlgdAAAAAAQFLAADtCQAwAUsAAO0JADABAAAACQAgDAUAAKoNACAGAACrDQAgjQcAAaYNACGOBwABpg0AIY8HAgCSDQAhkAcAAKcNACCRBwIAkg0AIZIHQACoDQAhkwcCAKkNACGUB0AAqA0AIZUHQACXDQAhlgdAAJcNACECAAAAGgAgSwAA8QkAIAqNBwABpg0AIY4HAAGmDQAhjwcCAJINACGQBwAApw0AIJEHAgCSDQAhkgdAAKgNACGTBwIAqQ0AIZQHQACoDQAhlQdAAJcNACGWB0AAlw0AIQIAAAAYACBLAADzCQAgAgAAABgAIEsAAPMJACABAAAACQAgAwAAABoAIFIAAOsJACBTAADxCQAgAQAAABoAIAEAAAAYACAICgAAoQ0AIFgAAKINACBZAAClDQAgWgAApA0AIFsAAKMNACCSBwAAiw0AIJMHAACLDQAglAcAAIsNACAN9gYAAJgLADD3BgAA-wkAEPgGAACYCwAwjQcAAZkLACGOBwABmQsAIY8HAgD9CgAhkAcAAJoLACCRBwIA_QoAIZIHQACbCwAhkwcCAJwLACGUB0AAmwsAIZUHQACNCwAhlgdAAI0LACEDAAAAGAAgAQAA-gkAMFcAAPsJACADAAAAGAAgAQAAGQAwAgAAGgAgBfYGAACXCwAw9wYAAIEKABD4BgAAlwsAMIsHAQAAAAGMB0AAkQsAIQEAAAD-CQAgAQAAAP4JACAF9gYAAJcLADD3BgAAgQoAEPgGAACXCwAwiwcBAIkLACGMB0AAkQsAIQADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAMAAACBCgAgAQAAggoAMAIAAP4JACACiwcBAAAAAYwHQAAAAAEBSwAAhgoAIAKLBwEAAAABjAdAAAAAAQFLAACICgAwAUsAAIgKADACiwcBAJENACGMB0AAlw0AIQIAAAD-CQAgSwAAiwoAIAKLBwEAkQ0AIYwHQACXDQAhAgAAAIEKACBLAACNCgAgAgAAAIEKACBLAACNCgAgAwAAAP4JACBSAACGCgAgUwAAiwoAIAEAAAD-CQAgAQAAAIEKACADCgAAng0AIFoAAKANACBbAACfDQAgBfYGAACWCwAw9wYAAJQKABD4BgAAlgsAMIsHAQD8CgAhjAdAAI0LACEDAAAAgQoAIAEAAJMKADBXAACUCgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAX2BgAAlQsAMPcGAACaCgAQ-AYAAJULADCIBwEAAAABigdAAJELACEBAAAAlwoAIAEAAACXCgAgBfYGAACVCwAw9wYAAJoKABD4BgAAlQsAMIgHAQCJCwAhigdAAJELACEAAwAAAJoKACABAACbCgAwAgAAlwoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACADAAAAmgoAIAEAAJsKADACAACXCgAgAogHAQAAAAGKB0AAAAABAUsAAJ8KACACiAcBAAAAAYoHQAAAAAEBSwAAoQoAMAFLAAChCgAwAogHAQCRDQAhigdAAJcNACECAAAAlwoAIEsAAKQKACACiAcBAJENACGKB0AAlw0AIQIAAACaCgAgSwAApgoAIAIAAACaCgAgSwAApgoAIAMAAACXCgAgUgAAnwoAIFMAAKQKACABAAAAlwoAIAEAAACaCgAgAwoAAJsNACBaAACdDQAgWwAAnA0AIAX2BgAAlAsAMPcGAACtCgAQ-AYAAJQLADCIBwEA_AoAIYoHQACNCwAhAwAAAJoKACABAACsCgAwVwAArQoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACAF9gYAAJMLADD3BgAAswoAEPgGAACTCwAwiAcBAAAAAYkHQACRCwAhAQAAALAKACABAAAAsAoAIAX2BgAAkwsAMPcGAACzCgAQ-AYAAJMLADCIBwEAiQsAIYkHQACRCwAhAAMAAACzCgAgAQAAtAoAMAIAALAKACADAAAAswoAIAEAALQKADACAACwCgAgAwAAALMKACABAAC0CgAwAgAAsAoAIAKIBwEAAAABiQdAAAAAAQFLAAC4CgAgAogHAQAAAAGJB0AAAAABAUsAALoKADABSwAAugoAMAKIBwEAkQ0AIYkHQACXDQAhAgAAALAKACBLAAC9CgAgAogHAQCRDQAhiQdAAJcNACECAAAAswoAIEsAAL8KACACAAAAswoAIEsAAL8KACADAAAAsAoAIFIAALgKACBTAAC9CgAgAQAAALAKACABAAAAswoAIAMKAACYDQAgWgAAmg0AIFsAAJkNACAF9gYAAJILADD3BgAAxgoAEPgGAACSCwAwiAcBAPwKACGJB0AAjQsAIQMAAACzCgAgAQAAxQoAMFcAAMYKACADAAAAswoAIAEAALQKADACAACwCgAgBfYGAACQCwAw9wYAAMwKABD4BgAAkAsAMPkGAQAAAAGHB0AAkQsAIQEAAADJCgAgAQAAAMkKACAF9gYAAJALADD3BgAAzAoAEPgGAACQCwAw-QYBAIkLACGHB0AAkQsAIQADAAAAzAoAIAEAAM0KADACAADJCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAMAAADMCgAgAQAAzQoAMAIAAMkKACAC-QYBAAAAAYcHQAAAAAEBSwAA0QoAIAL5BgEAAAABhwdAAAAAAQFLAADTCgAwAUsAANMKADAC-QYBAJENACGHB0AAlw0AIQIAAADJCgAgSwAA1goAIAL5BgEAkQ0AIYcHQACXDQAhAgAAAMwKACBLAADYCgAgAgAAAMwKACBLAADYCgAgAwAAAMkKACBSAADRCgAgUwAA1goAIAEAAADJCgAgAQAAAMwKACADCgAAlA0AIFoAAJYNACBbAACVDQAgBfYGAACMCwAw9wYAAN8KABD4BgAAjAsAMPkGAQD8CgAhhwdAAI0LACEDAAAAzAoAIAEAAN4KADBXAADfCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAb2BgAAiAsAMPcGAADlCgAQ-AYAAIgLADD5BgEAAAAB-gYCAIoLACH7BgQAiwsAIQEAAADiCgAgAQAAAOIKACAG9gYAAIgLADD3BgAA5QoAEPgGAACICwAw-QYBAIkLACH6BgIAigsAIfsGBACLCwAhAfsGAACLDQAgAwAAAOUKACABAADmCgAwAgAA4goAIAMAAADlCgAgAQAA5goAMAIAAOIKACADAAAA5QoAIAEAAOYKADACAADiCgAgA_kGAQAAAAH6BgIAAAAB-wYEAAAAAQFLAADqCgAgA_kGAQAAAAH6BgIAAAAB-wYEAAAAAQFLAADsCgAwAUsAAOwKADAD-QYBAJENACH6BgIAkg0AIfsGBACTDQAhAgAAAOIKACBLAADvCgAgA_kGAQCRDQAh-gYCAJINACH7BgQAkw0AIQIAAADlCgAgSwAA8QoAIAIAAADlCgAgSwAA8QoAIAMAAADiCgAgUgAA6goAIFMAAO8KACABAAAA4goAIAEAAADlCgAgBgoAAIwNACBYAACNDQAgWQAAkA0AIFoAAI8NACBbAACODQAg-wYAAIsNACAG9gYAAPsKADD3BgAA-AoAEPgGAAD7CgAw-QYBAPwKACH6BgIA_QoAIfsGBAD-CgAhAwAAAOUKACABAAD3CgAwVwAA-AoAIAMAAADlCgAgAQAA5goAMAIAAOIKACAG9gYAAPsKADD3BgAA-AoAEPgGAAD7CgAw-QYBAPwKACH6BgIA_QoAIfsGBAD-CgAhDgoAAIQLACBaAACHCwAgWwAAhwsAIPwGAQAAAAH9BgEAAAAE_gYBAAAABP8GAQAAAAGABwEAAAABgQcBAAAAAYIHAQAAAAGDBwEAhgsAIYQHAQAAAAGFBwEAAAABhgcBAAAAAQ0KAACECwAgWAAAhQsAIFkAAIQLACBaAACECwAgWwAAhAsAIPwGAgAAAAH9BgIAAAAE_gYCAAAABP8GAgAAAAGABwIAAAABgQcCAAAAAYIHAgAAAAGDBwIAgwsAIQ0KAACACwAgWAAAgQsAIFkAAIILACBaAACCCwAgWwAAggsAIPwGBAAAAAH9BgQAAAAF_gYEAAAABf8GBAAAAAGABwQAAAABgQcEAAAAAYIHBAAAAAGDBwQA_woAIQ0KAACACwAgWAAAgQsAIFkAAIILACBaAACCCwAgWwAAggsAIPwGBAAAAAH9BgQAAAAF_gYEAAAABf8GBAAAAAGABwQAAAABgQcEAAAAAYIHBAAAAAGDBwQA_woAIQj8BgIAAAAB_QYCAAAABf4GAgAAAAX_BgIAAAABgAcCAAAAAYEHAgAAAAGCBwIAAAABgwcCAIALACEI_AYIAAAAAf0GCAAAAAX-BggAAAAF_wYIAAAAAYAHCAAAAAGBBwgAAAABggcIAAAAAYMHCACBCwAhCPwGBAAAAAH9BgQAAAAF_gYEAAAABf8GBAAAAAGABwQAAAABgQcEAAAAAYIHBAAAAAGDBwQAggsAIQ0KAACECwAgWAAAhQsAIFkAAIQLACBaAACECwAgWwAAhAsAIPwGAgAAAAH9BgIAAAAE_gYCAAAABP8GAgAAAAGABwIAAAABgQcCAAAAAYIHAgAAAAGDBwIAgwsAIQj8BgIAAAAB_QYCAAAABP4GAgAAAAT_BgIAAAABgAcCAAAAAYEHAgAAAAGCBwIAAAABgwcCAIQLACEI_AYIAAAAAf0GCAAAAAT-BggAAAAE_wYIAAAAAYAHCAAAAAGBBwgAAAABggcIAAAAAYMHCACFCwAhDgoAAIQLACBaAACHCwAgWwAAhwsAIPwGAQAAAAH9BgEAAAAE_gYBAAAABP8GAQAAAAGABwEAAAABgQcBAAAAAYIHAQAAAAGDBwEAhgsAIYQHAQAAAAGFBwEAAAABhgcBAAAAAQv8BgEAAAAB_QYBAAAABP4GAQAAAAT_BgEAAAABgAcBAAAAAYEHAQAAAAGCBwEAAAABgwcBAIcLACGEBwEAAAABhQcBAAAAAYYHAQAAAAEG9gYAAIgLADD3BgAA5QoAEPgGAACICwAw-QYBAIkLACH6BgIAigsAIfsGBACLCwAhC_wGAQAAAAH9BgEAAAAE_gYBAAAABP8GAQAAAAGABwEAAAABgQcBAAAAAYIHAQAAAAGDBwEAhwsAIYQHAQAAAAGFBwEAAAABhgcBAAAAAQj8BgIAAAAB_QYCAAAABP4GAgAAAAT_BgIAAAABgAcCAAAAAYEHAgAAAAGCBwIAAAABgwcCAIQLACEI_AYEAAAAAf0GBAAAAAX-BgQAAAAF_wYEAAAAAYAHBAAAAAGBBwQAAAABggcEAAAAAYMHBACCCwAhBfYGAACMCwAw9wYAAN8KABD4BgAAjAsAMPkGAQD8CgAhhwdAAI0LACELCgAAhAsAIFoAAI8LACBbAACPCwAg_AZAAAAAAf0GQAAAAAT-BkAAAAAE_wZAAAAAAYAHQAAAAAGBB0AAAAABggdAAAAAAYMHQACOCwAhCwoAAIQLACBaAACPCwAgWwAAjwsAIPwGQAAAAAH9BkAAAAAE_gZAAAAABP8GQAAAAAGAB0AAAAABgQdAAAAAAYIHQAAAAAGDB0AAjgsAIQj8BkAAAAAB_QZAAAAABP4GQAAAAAT_BkAAAAABgAdAAAAAAYEHQAAAAAGCB0AAAAABgwdAAI8LACEF9gYAAJALADD3BgAAzAoAEPgGAACQCwAw-QYBAIkLACGHB0AAkQsAIQj8BkAAAAAB_QZAAAAABP4GQAAAAAT_BkAAAAABgAdAAAAAAYEHQAAAAAGCB0AAAAABgwdAAI8LACEF9gYAAJILADD3BgAAxgoAEPgGAACSCwAwiAcBAPwKACGJB0AAjQsAIQX2BgAAkwsAMPcGAACzCgAQ-AYAAJMLADCIBwEAiQsAIYkHQACRCwAhBfYGAACUCwAw9wYAAK0KABD4BgAAlAsAMIgHAQD8CgAhigdAAI0LACEF9gYAAJULADD3BgAAmgoAEPgGAACVCwAwiAcBAIkLACGKB0AAkQsAIQX2BgAAlgsAMPcGAACUCgAQ-AYAAJYLADCLBwEA_AoAIYwHQACNCwAhBfYGAACXCwAw9wYAAIEKABD4BgAAlwsAMIsHAQCJCwAhjAdAAJELACEN9gYAAJgLADD3BgAA-wkAEPgGAACYCwAwjQcAAZkLACGOBwABmQsAIY8HAgD9CgAhkAcAAJoLACCRBwIA_QoAIZIHQACbCwAhkwcCAJwLACGUB0AAmwsAIZUHQACNCwAhlgdAAI0LACEHCgAAhAsAIFoAAKELACBbAAChCwAg_AYAAQAAAf0GAAEAAAT-BgABAAAEgwcAAaALACEE_AYAAACYBwmYBwAAAJgHA5kHAAAAmAcImgcAAACYBwgLCgAAgAsAIFoAAJ8LACBbAACfCwAg_AZAAAAAAf0GQAAAAAX-BkAAAAAF_wZAAAAAAYAHQAAAAAGBB0AAAAABggdAAAAAAYMHQACeCwAhDQoAAIALACBYAACBCwAgWQAAgAsAIFoAAIALACBbAACACwAg_AYCAAAAAf0GAgAAAAX-BgIAAAAF_wYCAAAAAYAHAgAAAAGBBwIAAAABggcCAAAAAYMHAgCdCwAhDQoAAIALACBYAACBCwAgWQAAgAsAIFoAAIALACBbAACACwAg_AYCAAAAAf0GAgAAAAX-BgIAAAAF_wYCAAAAAYAHAgAAAAGBBwIAAAABggcCAAAAAYMHAgCdCwAhCwoAAIALACBaAACfCwAgWwAAnwsAIPwGQAAAAAH9BkAAAAAF_gZAAAAABf8GQAAAAAGAB0AAAAABgQdAAAAAAYIHQAAAAAGDB0AAngsAIQj8BkAAAAAB_QZAAAAABf4GQAAAAAX_BkAAAAABgAdAAAAAAYEHQAAAAAGCB0AAAAABgwdAAJ8LACEHCgAAhAsAIFoAAKELACBbAAChCwAg_AYAAQAAAf0GAAEAAAT-BgABAAAEgwcAAaALACEE_AYAAQAAAf0GAAEAAAT-BgABAAAEgwcAAaELACEH9gYAAKILADD3BgAA4wkAEPgGAACiCwAwlQdAAI0LACGbBwABmQsAIZwHAgD9CgAhnQdAAJsLACEN9gYAAKMLADD3BgAAzQkAEPgGAACjCwAwiAcCAP0KACGQBwAAmgsAIJMHAgD9CgAhlQdAAI0LACGWB0AAjQsAIZ4HAAGkCwAhnwcBAKULACGgBwEApQsAIaEHQACbCwAhogdAAJsLACEHCgAAgAsAIFoAAKkLACBbAACpCwAg_AYAAQAAAf0GAAEAAAX-BgABAAAFgwcAAagLACEOCgAAgAsAIFoAAKcLACBbAACnCwAg_AYBAAAAAf0GAQAAAAX-BgEAAAAF_wYBAAAAAYAHAQAAAAGBBwEAAAABggcBAAAAAYMHAQCmCwAhhAcBAAAAAYUHAQAAAAGGBwEAAAABDgoAAIALACBaAACnCwAgWwAApwsAIPwGAQAAAAH9BgEAAAAF_gYBAAAABf8GAQAAAAGABwEAAAABgQcBAAAAAYIHAQAAAAGDBwEApgsAIYQHAQAAAAGFBwEAAAABhgcBAAAAAQv8BgEAAAAB_QYBAAAABf4GAQAAAAX_BgEAAAABgAcBAAAAAYEHAQAAAAGCBwEAAAABgwcBAKcLACGEBwEAAAABhQcBAAAAAYYHAQAAAAEHCgAAgAsAIFoAAKkLACBbAACpCwAg_AYAAQAAAf0GAAEAAAX-BgABAAAFgwcAAagLACEE_AYAAQAAAf0GAAEAAAX-BgABAAAFgwcAAakLACEI9gYAAKoLADD3BgAAtwkAEPgGAACqCwAwiAcCAP0KACGPBwIA_QoAIZAHAACaCwAglQdAAI0LACGjBwIA_QoAIQv2BgAAqwsAMPcGAAChCQAQ-AYAAKsLADCIBwIA_QoAIZUHQACNCwAhpAcCAP0KACGlBwEA_AoAIaYHAQD8CgAhpwcAAaQLACGoBwAArAsAIKkHAACsCwAgBPwGAQAAAAWYBwEAAAABmQcBAAAABJoHAQAAAAQL9gYAAK0LADD3BgAAiwkAEPgGAACtCwAwiAcCAP0KACGVB0AAjQsAIZYHQACbCwAhqgcBAPwKACGrBwIAnAsAIawHAgCcCwAhrQcBAKULACGuByAArgsAIQUKAACECwAgWgAAsAsAIFsAALALACD8BiAAAAABgwcgAK8LACEFCgAAhAsAIFoAALALACBbAACwCwAg_AYgAAAAAYMHIACvCwAhAvwGIAAAAAGDByAAsAsAIQ0vAAC2CwAgNAAAtQsAIPYGAACxCwAw9wYAAIwBABD4BgAAsQsAMIgHAgCKCwAhlQdAAJELACGWB0AAswsAIaoHAQCJCwAhqwcCAOoLACGsBwIA6gsAIa0HAQCyCwAhrgcgALQLACEL_AYBAAAAAf0GAQAAAAX-BgEAAAAF_wYBAAAAAYAHAQAAAAGBBwEAAAABggcBAAAAAYMHAQCnCwAhhAcBAAAAAYUHAQAAAAGGBwEAAAABCPwGQAAAAAH9BkAAAAAF_gZAAAAABf8GQAAAAAGAB0AAAAABgQdAAAAAAYIHQAAAAAGDB0AAnwsAIQL8BiAAAAABgwcgALALACERBAAAvQsAIDMAAMQMACD2BgAAwwwAMPcGAACOAQAQ-AYAAMMMADCIBwIAigsAIZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIbAHAQCJCwAhsQcEALwLACGyBwEAiQsAIbMHAQCJCwAhtAdAAJELACG1BwEAiQsAId4IAACOAQAg3wgAAI4BACAbGQAAvQsAIDAAALUMACAxAAC4DAAgMgAAzQwAIDMAAMQMACD2BgAAyQwAMPcGAAB-ABD4BgAAyQwAMIgHAgCKCwAhlQdAAJELACGwBwEAiQsAIbEHBAC8CwAhswcBAIkLACG2BwIAigsAIbkHAQCJCwAhugcBAIkLACG8BwAAygy8ByK-BwAAywy-ByK_BwgAzAwAIcAHAgDqCwAhwQcCAOoLACHCBwEAsgsAIcMHAgCKCwAhxAcCAIoLACHFBwIAigsAId4IAAB-ACDfCAAAfgAgBjcCAP0KACH2BgAAtwsAMPcGAADvCAAQ-AYAALcLADCkBwIA_QoAIa8HBAC4CwAhDQoAAIQLACBYAACFCwAgWQAAugsAIFoAALoLACBbAAC6CwAg_AYEAAAAAf0GBAAAAAT-BgQAAAAE_wYEAAAAAYAHBAAAAAGBBwQAAAABggcEAAAAAYMHBAC5CwAhDQoAAIQLACBYAACFCwAgWQAAugsAIFoAALoLACBbAAC6CwAg_AYEAAAAAf0GBAAAAAT-BgQAAAAE_wYEAAAAAYAHBAAAAAGBBwQAAAABggcEAAAAAYMHBAC5CwAhCPwGBAAAAAH9BgQAAAAE_gYEAAAABP8GBAAAAAGABwQAAAABgQcEAAAAAYIHBAAAAAGDBwQAugsAIQcEAAC9CwAgNwIAigsAIfYGAAC7CwAw9wYAAJ4BABD4BgAAuwsAMKQHAgCKCwAhrwcEALwLACEI_AYEAAAAAf0GBAAAAAT-BgQAAAAE_wYEAAAAAYAHBAAAAAGBBwQAAAABggcEAAAAAYMHBAC6CwAhPBAAAKcMACARAACoDAAgEgAAqQwAIBMAAKoMACAUAACrDAAgFQAArAwAIBYAAK0MACAXAACJDAAgGwAArgwAIBwAAPcLACAhAACwDAAgIwAArwwAICUAALEMACAqAACyDAAgLAAAtgwAIC4AALMMACAwAAC1DAAgMQAAuAwAIDUAALQMACA2AAC3DAAgNwAAuQwAIDgAALoMACA7AAC7DAAgPAAAuwwAID0AALsMACA_AAC8DAAgQAAAvAwAIEEAAL0MACBCAAC-DAAgRAAAvwwAIEUAAMAMACD2BgAApQwAMPcGAACkAQAQ-AYAAKUMADCIBwIAigsAIZUHQACRCwAhrQcBALILACHfB0AAswsAIbMIAQCyCwAhvggBAIkLACG_CEAAswsAIcAIAQCyCwAhwggAAKYMwggiwwhAALMLACHECEAAswsAIcUIAQCyCwAhxghAALMLACHHCEAAswsAIcgIAQCyCwAhyQhAALMLACHKCAIAigsAIcsIIAC0CwAhzAhAALMLACHNCCAAtAsAIc4IAQCyCwAhzwgBALILACHQCAEAsgsAIdEIAQCyCwAh3ggAAKQBACDfCAAApAEAIA32BgAAvgsAMPcGAADXCAAQ-AYAAL4LADCIBwIA_QoAIZUHQACNCwAhpAcCAP0KACGlBwEA_AoAIbAHAQD8CgAhsQcEALgLACGyBwEA_AoAIbMHAQD8CgAhtAdAAI0LACG1BwEA_AoAIQUyAgD9CgAh9gYAAL8LADD3BgAAwQgAEPgGAAC_CwAwrAcCAP0KACEGLwAAwQsAIDICAIoLACH2BgAAwAsAMPcGAACKAQAQ-AYAAMALADCsBwIAigsAIRsZAAC9CwAgMAAAtQwAIDEAALgMACAyAADNDAAgMwAAxAwAIPYGAADJDAAw9wYAAH4AEPgGAADJDAAwiAcCAIoLACGVB0AAkQsAIbAHAQCJCwAhsQcEALwLACGzBwEAiQsAIbYHAgCKCwAhuQcBAIkLACG6BwEAiQsAIbwHAADKDLwHIr4HAADLDL4HIr8HCADMDAAhwAcCAOoLACHBBwIA6gsAIcIHAQCyCwAhwwcCAIoLACHEBwIAigsAIcUHAgCKCwAh3ggAAH4AIN8IAAB-ACAI9gYAAMILADD3BgAAqQgAEPgGAADCCwAwiAcCAP0KACGVB0AAjQsAIawHAgD9CgAhtgcCAP0KACG3BwEA_AoAIQf2BgAAwwsAMPcGAACTCAAQ-AYAAMMLADCVB0AAjQsAIaMHAgD9CgAhrAcCAP0KACG4BwIA_QoAIRT2BgAAxAsAMPcGAAD9BwAQ-AYAAMQLADCIBwIA_QoAIZUHQACNCwAhsAcBAPwKACGxBwQAuAsAIbMHAQD8CgAhtgcCAP0KACG5BwEA_AoAIboHAQD8CgAhvAcAAMULvAcivgcAAMYLvgcivwcIAMcLACHABwIAnAsAIcEHAgCcCwAhwgcBAKULACHDBwIA_QoAIcQHAgD9CgAhxQcCAP0KACEHCgAAhAsAIFoAAMwLACBbAADMCwAg_AYAAAC8BwL9BgAAALwHCP4GAAAAvAcIgwcAAMsLvAciBwoAAIQLACBaAADKCwAgWwAAygsAIPwGAAAAvgcC_QYAAAC-Bwj-BgAAAL4HCIMHAADJC74HIg0KAACACwAgWAAAgQsAIFkAAIELACBaAACBCwAgWwAAgQsAIPwGCAAAAAH9BggAAAAF_gYIAAAABf8GCAAAAAGABwgAAAABgQcIAAAAAYIHCAAAAAGDBwgAyAsAIQ0KAACACwAgWAAAgQsAIFkAAIELACBaAACBCwAgWwAAgQsAIPwGCAAAAAH9BggAAAAF_gYIAAAABf8GCAAAAAGABwgAAAABgQcIAAAAAYIHCAAAAAGDBwgAyAsAIQcKAACECwAgWgAAygsAIFsAAMoLACD8BgAAAL4HAv0GAAAAvgcI_gYAAAC-BwiDBwAAyQu-ByIE_AYAAAC-BwL9BgAAAL4HCP4GAAAAvgcIgwcAAMoLvgciBwoAAIQLACBaAADMCwAgWwAAzAsAIPwGAAAAvAcC_QYAAAC8Bwj-BgAAALwHCIMHAADLC7wHIgT8BgAAALwHAv0GAAAAvAcI_gYAAAC8BwiDBwAAzAu8ByIF9gYAAM0LADD3BgAA5wcAEPgGAADNCwAwxgcCAP0KACHHBwIA_QoAIQr2BgAAzgsAMPcGAADRBwAQ-AYAAM4LADC5BwEA_AoAIcYHAgCcCwAhxwcCAP0KACHIBwIA_QoAIckHEADPCwAhygcCAP0KACHLBwEApQsAIQ0KAACECwAgWAAA0QsAIFkAANELACBaAADRCwAgWwAA0QsAIPwGEAAAAAH9BhAAAAAE_gYQAAAABP8GEAAAAAGABxAAAAABgQcQAAAAAYIHEAAAAAGDBxAA0AsAIQ0KAACECwAgWAAA0QsAIFkAANELACBaAADRCwAgWwAA0QsAIPwGEAAAAAH9BhAAAAAE_gYQAAAABP8GEAAAAAGABxAAAAABgQcQAAAAAYIHEAAAAAGDBxAA0AsAIQj8BhAAAAAB_QYQAAAABP4GEAAAAAT_BhAAAAABgAcQAAAAAYEHEAAAAAGCBxAAAAABgwcQANELACEM9gYAANILADD3BgAAuwcAEPgGAADSCwAwiAcCAP0KACGVB0AAjQsAIb4HAADUC9AHIs0HAADTC80HIs4HAgD9CgAh0AdAAJsLACHRBwEApQsAIdIHAgCcCwAh0wcBAKULACEHCgAAhAsAIFoAANgLACBbAADYCwAg_AYAAADNBwL9BgAAAM0HCP4GAAAAzQcIgwcAANcLzQciBwoAAIQLACBaAADWCwAgWwAA1gsAIPwGAAAA0AcC_QYAAADQBwj-BgAAANAHCIMHAADVC9AHIgcKAACECwAgWgAA1gsAIFsAANYLACD8BgAAANAHAv0GAAAA0AcI_gYAAADQBwiDBwAA1QvQByIE_AYAAADQBwL9BgAAANAHCP4GAAAA0AcIgwcAANYL0AciBwoAAIQLACBaAADYCwAgWwAA2AsAIPwGAAAAzQcC_QYAAADNBwj-BgAAAM0HCIMHAADXC80HIgT8BgAAAM0HAv0GAAAAzQcI_gYAAADNBwiDBwAA2AvNByIM9gYAANkLADD3BgAApQcAEPgGAADZCwAwiAcCAP0KACGVB0AAjQsAIbYHAgD9CgAhuQcBAKULACHIBwIA_QoAIdQHAgD9CgAh1QcBAPwKACHWBwEApQsAIdcHQACbCwAhCfYGAADaCwAw9wYAAI8HABD4BgAA2gsAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIbkHAQD8CgAh1QcBAPwKACHYB0AAmwsAIRkdAQD8CgAh9gYAANsLADD3BgAA-QYAEPgGAADbCwAwiAcCAP0KACGVB0AAjQsAIaQHAgCcCwAhuQcBAPwKACG6BwEA_AoAIb4HAADdC94HIsYHAgCcCwAhyQcQAM8LACHUBxAAzwsAIdkHAQClCwAh2gcBAKULACHbBxAA3AsAIdwHAgD9CgAh3gcBAKULACHfB0AAmwsAIeAHAgD9CgAh4QcgAK4LACHiBwEA_AoAIeMHAQD8CgAh5AcCAP0KACHlBwIA_QoAIQ0KAACACwAgWAAA4QsAIFkAAOELACBaAADhCwAgWwAA4QsAIPwGEAAAAAH9BhAAAAAF_gYQAAAABf8GEAAAAAGABxAAAAABgQcQAAAAAYIHEAAAAAGDBxAA4AsAIQcKAACECwAgWgAA3wsAIFsAAN8LACD8BgAAAN4HAv0GAAAA3gcI_gYAAADeBwiDBwAA3gveByIHCgAAhAsAIFoAAN8LACBbAADfCwAg_AYAAADeBwL9BgAAAN4HCP4GAAAA3gcIgwcAAN4L3gciBPwGAAAA3gcC_QYAAADeBwj-BgAAAN4HCIMHAADfC94HIg0KAACACwAgWAAA4QsAIFkAAOELACBaAADhCwAgWwAA4QsAIPwGEAAAAAH9BhAAAAAF_gYQAAAABf8GEAAAAAGABxAAAAABgQcQAAAAAYIHEAAAAAGDBxAA4AsAIQj8BhAAAAAB_QYQAAAABf4GEAAAAAX_BhAAAAABgAcQAAAAAYEHEAAAAAGCBxAAAAABgwcQAOELACEN9gYAAOILADD3BgAA4QYAEPgGAADiCwAwiAcCAP0KACGVB0AAjQsAIaQHAgD9CgAhpQcBAPwKACG6BwEA_AoAIb4HAADjC-cHItkHAQD8CgAh5AcCAP0KACHlBwIA_QoAIecHIACuCwAhBwoAAIQLACBaAADlCwAgWwAA5QsAIPwGAAAA5wcC_QYAAADnBwj-BgAAAOcHCIMHAADkC-cHIgcKAACECwAgWgAA5QsAIFsAAOULACD8BgAAAOcHAv0GAAAA5wcI_gYAAADnBwiDBwAA5AvnByIE_AYAAADnBwL9BgAAAOcHCP4GAAAA5wcIgwcAAOUL5wciBPYGAADmCwAw9wYAAMsGABD4BgAA5gsAMOgHAQD8CgAhBPYGAADnCwAw9wYAALgGABD4BgAA5wsAMOgHAQCJCwAhDfYGAADoCwAw9wYAALIGABD4BgAA6AsAMIgHBAC4CwAhlQdAAI0LACG2BwIAnAsAIbkHAQClCwAhzQcBAKULACHYB0AAmwsAIekHAQD8CgAh6gcCAP0KACHrBwEA_AoAIewHAgD9CgAhDfYGAADpCwAw9wYAAKUGABD4BgAA6QsAMIgHBAC8CwAhlQdAAJELACG2BwIA6gsAIbkHAQCyCwAhzQcBALILACHYB0AAswsAIekHAQCJCwAh6gcCAIoLACHrBwEAiQsAIewHAgCKCwAhCPwGAgAAAAH9BgIAAAAF_gYCAAAABf8GAgAAAAGABwIAAAABgQcCAAAAAYIHAgAAAAGDBwIAgAsAIQLpBwEAAAAB6gcCAAAAAQT2BgAA7AsAMPcGAACfBgAQ-AYAAOwLADDuBwIA_QoAIQUeAADuCwAg9gYAAO0LADD3BgAAVgAQ-AYAAO0LADDuBwIAigsAIRMZAAC9CwAgHQAA7gwAICIAAO8MACAjAACvDAAgJAAA8AwAIPYGAADsDAAw9wYAAEMAEPgGAADsDAAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhuQcBAIkLACG-BwAA7QzzByLVBwEAiQsAIfEHAgDqCwAh8wcCAOoLACH0BwIAigsAId4IAABDACDfCAAAQwAgB_YGAADvCwAw9wYAAI0GABD4BgAA7wsAMJUHQACNCwAhowcCAP0KACG4BwIA_QoAIe8HAgD9CgAhCfYGAADwCwAw9wYAAPcFABD4BgAA8AsAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIdUHAQD8CgAh7gcCAP0KACHwBwIA_QoAIQz2BgAA8QsAMPcGAADhBQAQ-AYAAPELADCIBwIA_QoAIZUHQACNCwAhtgcCAP0KACG5BwEA_AoAIb4HAADyC_MHItUHAQD8CgAh8QcCAJwLACHzBwIAnAsAIfQHAgD9CgAhBwoAAIQLACBaAAD0CwAgWwAA9AsAIPwGAAAA8wcC_QYAAADzBwj-BgAAAPMHCIMHAADzC_MHIgcKAACECwAgWgAA9AsAIFsAAPQLACD8BgAAAPMHAv0GAAAA8wcI_gYAAADzBwiDBwAA8wvzByIE_AYAAADzBwL9BgAAAPMHCP4GAAAA8wcIgwcAAPQL8wciBvYGAAD1CwAw9wYAAMcFABD4BgAA9QsAMIgHAgD9CgAhpQcBAPwKACHZBwEA_AoAIQccAAD3CwAg9gYAAPYLADD3BgAARwAQ-AYAAPYLADCIBwIAigsAIaUHAQCJCwAh2QcBAIkLACED9QcAAEMAIPYHAABDACD3BwAAQwAgBvYGAAD4CwAw9wYAAK8FABD4BgAA-AsAMJUHQACNCwAhpQcBAPwKACG4BwABmQsAIQb2BgAA-QsAMPcGAACcBQAQ-AYAAPkLADCVB0AAkQsAIaUHAQCJCwAhuAcAAfoLACEE_AYAAQAAAf0GAAEAAAT-BgABAAAEgwcAAaELACEJ9gYAAPsLADD3BgAAlgUAEPgGAAD7CwAwiAcCAP0KACGVB0AAjQsAIaMHAgD9CgAh-AcBAPwKACH5BwEA_AoAIfoHQACbCwAhDPYGAAD8CwAw9wYAAIAFABD4BgAA_AsAMIgHAgD9CgAhlQdAAI0LACGjBwIA_QoAIaUHAQD8CgAh-gdAAJsLACH7BwABmQsAIfwHAAGZCwAh_QcEALgLACH-BwAArAsAIAb2BgAA_QsAMPcGAADqBAAQ-AYAAP0LADCbBwABmQsAIZ0HQACbCwAhowcCAP0KACEJ9gYAAP4LADD3BgAA1AQAEPgGAAD-CwAwlQdAAI0LACGjBwIA_QoAIf8HAQD8CgAhgAgEALgLACGBCAIA_QoAIYIIQACbCwAhCgMAAL0LACD2BgAA_wsAMPcGAAApABD4BgAA_wsAMJUHQACRCwAhowcCAIoLACH_BwEAiQsAIYAIBAC8CwAhgQgCAIoLACGCCEAAswsAIQf2BgAAgAwAMPcGAAC8BAAQ-AYAAIAMADD7BkAAjQsAIaMHAgCcCwAhgwgBAPwKACGECAAAgQwAIA8KAACECwAgWgAAggwAIFsAAIIMACD8BoAAAAAB_waAAAAAAYAHgAAAAAGBB4AAAAABggeAAAAAAYMHgAAAAAGFCAEAAAABhggBAAAAAYcIAQAAAAGICIAAAAABiQiAAAAAAYoIgAAAAAEM_AaAAAAAAf8GgAAAAAGAB4AAAAABgQeAAAAAAYIHgAAAAAGDB4AAAAABhQgBAAAAAYYIAQAAAAGHCAEAAAABiAiAAAAAAYkIgAAAAAGKCIAAAAABB_YGAACDDAAw9wYAAKkEABD4BgAAgwwAMPsGQACRCwAhowcCAOoLACGDCAEAiQsAIYQIAACEDAAgDPwGgAAAAAH_BoAAAAABgAeAAAAAAYEHgAAAAAGCB4AAAAABgweAAAAAAYUIAQAAAAGGCAEAAAABhwgBAAAAAYgIgAAAAAGJCIAAAAABigiAAAAAAQj2BgAAhQwAMPcGAACjBAAQ-AYAAIUMADCIBwIA_QoAIZUHQACNCwAhtgcCAP0KACG3BwEA_AoAIYsIAgD9CgAhDvYGAACGDAAw9wYAAI0EABD4BgAAhgwAMIgHAgD9CgAhlQdAAI0LACG2BwIA_QoAIbcHAQD8CgAhuQcBAPwKACGMCAIA_QoAIY0IIACuCwAhjgggAK4LACGPCAIA_QoAIZAIQACNCwAhkQgCAP0KACEJ9gYAAIcMADD3BgAA9wMAEPgGAACHDAAwiAcCAP0KACGVB0AAjQsAIbkHAQD8CgAhugcBAPwKACHfB0AAmwsAIZIIAgD9CgAhChcAAIkMACD2BgAAiAwAMPcGAADkAwAQ-AYAAIgMADCIBwIAigsAIZUHQACRCwAhuQcBAIkLACG6BwEAiQsAId8HQACzCwAhkggCAIoLACED9QcAADcAIPYHAAA3ACD3BwAANwAgEvYGAACKDAAw9wYAAN4DABD4BgAAigwAMIgHAgD9CgAhigdAAJsLACGSB0AAjQsAIZYHQACbCwAhowcCAP0KACGvBwQAuAsAIbMHAQClCwAhkwgBAPwKACGUCAIA_QoAIZUIAgD9CgAhlggCAP0KACGXCAQAuAsAIZgIAgD9CgAhmQgBAKULACGaCEAAmwsAIRD2BgAAiwwAMPcGAADIAwAQ-AYAAIsMADCHB0AAjQsAIYgHAgD9CgAhtgcCAJwLACG5BwEApQsAIZMIAQD8CgAhmwgBAPwKACGcCAIA_QoAIZ0IAgCcCwAhnggBAPwKACGfCAEApQsAIaAIIACuCwAhoQgCAJwLACGiCAEApQsAIRD2BgAAjAwAMPcGAAC1AwAQ-AYAAIwMADCHB0AAkQsAIYgHAgCKCwAhtgcCAOoLACG5BwEAsgsAIZMIAQCJCwAhmwgBAIkLACGcCAIAigsAIZ0IAgDqCwAhnggBAIkLACGfCAEAsgsAIaAIIAC0CwAhoQgCAOoLACGiCAEAsgsAIQKbCAEAAAABnAgCAAAAAQz2BgAAjgwAMPcGAACvAwAQ-AYAAI4MADCHB0AAjQsAIYgHAgD9CgAhpAcCAJwLACG5BwEApQsAIdUHAQD8CgAhmwgBAPwKACGcCAIA_QoAIaQIAgD9CgAhpQgCAP0KACEQ9gYAAI8MADD3BgAAlwMAEPgGAACPDAAwiAcCAP0KACGVB0AAjQsAIbYHAgCcCwAhvgcAAJAMqQgimwgBAPwKACGcCAIA_QoAIaIIAQD8CgAhpggCAP0KACGnCAEApQsAIakIAgCcCwAhqggBAKULACGrCEAAmwsAIawIQACbCwAhBwoAAIQLACBaAACSDAAgWwAAkgwAIPwGAAAAqQgC_QYAAACpCAj-BgAAAKkICIMHAACRDKkIIgcKAACECwAgWgAAkgwAIFsAAJIMACD8BgAAAKkIAv0GAAAAqQgI_gYAAACpCAiDBwAAkQypCCIE_AYAAACpCAL9BgAAAKkICP4GAAAAqQgIgwcAAJIMqQgiDPYGAACTDAAw9wYAAP0CABD4BgAAkwwAMIcHQACNCwAhiAcCAP0KACGbCAEA_AoAIZwIAgCcCwAhoQgCAJwLACGiCAEApQsAIa0IAQD8CgAhrggBAKULACGvCAAAgQwAIAz2BgAAlAwAMPcGAADqAgAQ-AYAAJQMADCHB0AAkQsAIYgHAgCKCwAhmwgBAIkLACGcCAIA6gsAIaEIAgDqCwAhoggBALILACGtCAEAiQsAIa4IAQCyCwAhrwgAAIQMACAK9gYAAJUMADD3BgAA5AIAEPgGAACVDAAw-QYBAPwKACGVB0AAjQsAIaMHAgD9CgAhvgcCAP0KACHVBwEA_AoAIbAIAQD8CgAhsQgAAZkLACEK9gYAAJYMADD3BgAAzgIAEPgGAACWDAAwlQdAAI0LACGWB0AAjQsAIZsHAAGZCwAhnQdAAJsLACGjBwIA_QoAIbIIAQD8CgAhswgBAPwKACEK9gYAAJcMADD3BgAAuAIAEPgGAACXDAAwiAcCAP0KACGVB0AAjQsAIZYHQACNCwAhmwcAAZkLACG0CAIA_QoAIbUIAgD9CgAhtggCAP0KACENSwAAgQwAIPYGAACYDAAw9wYAAKICABD4BgAAmAwAMIgHAgD9CgAhlQdAAI0LACGjBwIAnAsAIZQIAgD9CgAhmQgBAKULACG3CAEA_AoAIbgIAQD8CgAhuQhAAI0LACG6CEAAmwsAIQ_2BgAAmQwAMPcGAACKAgAQ-AYAAJkMADCIBwIA_QoAIY8HAgCcCwAhkAcAAJoLACCVB0AAjQsAIZYHQACbCwAhmwcAAZkLACGjBwIA_QoAIaUHAQD8CgAh-gdAAJsLACG7CAEA_AoAIbwIQACbCwAhvQgCAJwLACEb9gYAAJoMADD3BgAA8AEAEPgGAACaDAAwiAcCAP0KACGVB0AAjQsAIa0HAQClCwAh3wdAAJsLACGzCAEApQsAIb4IAQD8CgAhvwhAAJsLACHACAEApQsAIcIIAACbDMIIIsMIQACbCwAhxAhAAJsLACHFCAEApQsAIcYIQACbCwAhxwhAAJsLACHICAEApQsAIckIQACbCwAhyggCAP0KACHLCCAArgsAIcwIQACbCwAhzQggAK4LACHOCAEApQsAIc8IAQClCwAh0AgBAKULACHRCAEApQsAIQcKAACECwAgWgAAnQwAIFsAAJ0MACD8BgAAAMIIAv0GAAAAwggI_gYAAADCCAiDBwAAnAzCCCIHCgAAhAsAIFoAAJ0MACBbAACdDAAg_AYAAADCCAL9BgAAAMIICP4GAAAAwggIgwcAAJwMwggiBPwGAAAAwggC_QYAAADCCAj-BgAAAMIICIMHAACdDMIIIhMDAAC9CwAg9gYAAJ4MADD3BgAAvAEAEPgGAACeDAAwiAcCAIoLACGKB0AAswsAIZIHQACRCwAhlgdAALMLACGjBwIAigsAIa8HBAC8CwAhswcBALILACGTCAEAiQsAIZQIAgCKCwAhlQgCAIoLACGWCAIAigsAIZcIBAC8CwAhmAgCAIoLACGZCAEAsgsAIZoIQACzCwAhC0MAAL0LACD2BgAAnwwAMPcGAAC4AQAQ-AYAAJ8MADCIBwIAigsAIZUHQACRCwAhlgdAAJELACGbBwAB-gsAIbQIAgCKCwAhtQgCAIoLACG2CAIAigsAIQsDAAC9CwAg9gYAAKAMADD3BgAAtAEAEPgGAACgDAAwlQdAAJELACGWB0AAkQsAIZsHAAH6CwAhnQdAALMLACGjBwIAigsAIbIIAQCJCwAhswgBAIkLACEOAwAAogwAIEsAAIQMACD2BgAAoQwAMPcGAACvAQAQ-AYAAKEMADCIBwIAigsAIZUHQACRCwAhowcCAOoLACGUCAIAigsAIZkIAQCyCwAhtwgBAIkLACG4CAEAiQsAIbkIQACRCwAhughAALMLACE8EAAApwwAIBEAAKgMACASAACpDAAgEwAAqgwAIBQAAKsMACAVAACsDAAgFgAArQwAIBcAAIkMACAbAACuDAAgHAAA9wsAICEAALAMACAjAACvDAAgJQAAsQwAICoAALIMACAsAAC2DAAgLgAAswwAIDAAALUMACAxAAC4DAAgNQAAtAwAIDYAALcMACA3AAC5DAAgOAAAugwAIDsAALsMACA8AAC7DAAgPQAAuwwAID8AALwMACBAAAC8DAAgQQAAvQwAIEIAAL4MACBEAAC_DAAgRQAAwAwAIPYGAAClDAAw9wYAAKQBABD4BgAApQwAMIgHAgCKCwAhlQdAAJELACGtBwEAsgsAId8HQACzCwAhswgBALILACG-CAEAiQsAIb8IQACzCwAhwAgBALILACHCCAAApgzCCCLDCEAAswsAIcQIQACzCwAhxQgBALILACHGCEAAswsAIccIQACzCwAhyAgBALILACHJCEAAswsAIcoIAgCKCwAhywggALQLACHMCEAAswsAIc0IIAC0CwAhzggBALILACHPCAEAsgsAIdAIAQCyCwAh0QgBALILACHeCAAApAEAIN8IAACkAQAgA5sIAQAAAAGcCAIAAAABpAgCAAAAAQ4EAACiDAAgPgAAvQsAIPYGAACkDAAw9wYAAKkBABD4BgAApAwAMIcHQACRCwAhiAcCAIoLACGkBwIA6gsAIbkHAQCyCwAh1QcBAIkLACGbCAEAiQsAIZwIAgCKCwAhpAgCAIoLACGlCAIAigsAIToQAACnDAAgEQAAqAwAIBIAAKkMACATAACqDAAgFAAAqwwAIBUAAKwMACAWAACtDAAgFwAAiQwAIBsAAK4MACAcAAD3CwAgIQAAsAwAICMAAK8MACAlAACxDAAgKgAAsgwAICwAALYMACAuAACzDAAgMAAAtQwAIDEAALgMACA1AAC0DAAgNgAAtwwAIDcAALkMACA4AAC6DAAgOwAAuwwAIDwAALsMACA9AAC7DAAgPwAAvAwAIEAAALwMACBBAAC9DAAgQgAAvgwAIEQAAL8MACBFAADADAAg9gYAAKUMADD3BgAApAEAEPgGAAClDAAwiAcCAIoLACGVB0AAkQsAIa0HAQCyCwAh3wdAALMLACGzCAEAsgsAIb4IAQCJCwAhvwhAALMLACHACAEAsgsAIcIIAACmDMIIIsMIQACzCwAhxAhAALMLACHFCAEAsgsAIcYIQACzCwAhxwhAALMLACHICAEAsgsAIckIQACzCwAhyggCAIoLACHLCCAAtAsAIcwIQACzCwAhzQggALQLACHOCAEAsgsAIc8IAQCyCwAh0AgBALILACHRCAEAsgsAIQT8BgAAAMIIAv0GAAAAwggI_gYAAADCCAiDBwAAnQzCCCID9QcAAAMAIPYHAAADACD3BwAAAwAgA_UHAAAHACD2BwAABwAg9wcAAAcAIAP1BwAACQAg9gcAAAkAIPcHAAAJACAMAwAAvQsAIPYGAAD_CwAw9wYAACkAEPgGAAD_CwAwlQdAAJELACGjBwIAigsAIf8HAQCJCwAhgAgEALwLACGBCAIAigsAIYIIQACzCwAh3ggAACkAIN8IAAApACAD9QcAACsAIPYHAAArACD3BwAAKwAgA_UHAAAvACD2BwAALwAg9wcAAC8AIAP1BwAAMwAg9gcAADMAIPcHAAAzACAD9QcAAD0AIPYHAAA9ACD3BwAAPQAgA_UHAABLACD2BwAASwAg9wcAAEsAIAP1BwAATgAg9gcAAE4AIPcHAABOACAD9QcAAFsAIPYHAABbACD3BwAAWwAgA_UHAABfACD2BwAAXwAg9wcAAF8AIAP1BwAAegAg9gcAAHoAIPcHAAB6ACAD9QcAAH4AIPYHAAB-ACD3BwAAfgAgA_UHAACCAQAg9gcAAIIBACD3BwAAggEAIAP1BwAAcwAg9gcAAHMAIPcHAABzACAD9QcAAJYBACD2BwAAlgEAIPcHAACWAQAgA_UHAACGAQAg9gcAAIYBACD3BwAAhgEAIAP1BwAAjgEAIPYHAACOAQAg9wcAAI4BACAJBAAAvQsAIDcCAIoLACH2BgAAuwsAMPcGAACeAQAQ-AYAALsLADCkBwIAigsAIa8HBAC8CwAh3ggAAJ4BACDfCAAAngEAIAP1BwAAoAEAIPYHAACgAQAg9wcAAKABACAD9QcAAKkBACD2BwAAqQEAIPcHAACpAQAgA_UHAACvAQAg9gcAAK8BACD3BwAArwEAIAP1BwAAtAEAIPYHAAC0AQAg9wcAALQBACAD9QcAALgBACD2BwAAuAEAIPcHAAC4AQAgA_UHAAC8AQAg9gcAALwBACD3BwAAvAEAIBMZAACiDAAgOQAAvQsAIDoAAKIMACD2BgAAwQwAMPcGAACgAQAQ-AYAAMEMADCIBwIAigsAIZUHQACRCwAhtgcCAOoLACG-BwAAwgypCCKbCAEAiQsAIZwIAgCKCwAhoggBAIkLACGmCAIAigsAIacIAQCyCwAhqQgCAOoLACGqCAEAsgsAIasIQACzCwAhrAhAALMLACEE_AYAAACpCAL9BgAAAKkICP4GAAAAqQgIgwcAAJIMqQgiDwQAAL0LACAzAADEDAAg9gYAAMMMADD3BgAAjgEAEPgGAADDDAAwiAcCAIoLACGVB0AAkQsAIaQHAgCKCwAhpQcBAIkLACGwBwEAiQsAIbEHBAC8CwAhsgcBAIkLACGzBwEAiQsAIbQHQACRCwAhtQcBAIkLACEPLwAAtgsAIDQAALULACD2BgAAsQsAMPcGAACMAQAQ-AYAALELADCIBwIAigsAIZUHQACRCwAhlgdAALMLACGqBwEAiQsAIasHAgDqCwAhrAcCAOoLACGtBwEAsgsAIa4HIAC0CwAh3ggAAIwBACDfCAAAjAEAIAoZAAC9CwAg9gYAAMUMADD3BgAAlgEAEPgGAADFDAAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhuQcBAIkLACHVBwEAiQsAIdgHQACzCwAhAqMHAgAAAAGsBwIAAAABCQMAAL0LACAvAADBCwAg9gYAAMcMADD3BgAAhgEAEPgGAADHDAAwlQdAAJELACGjBwIAigsAIawHAgCKCwAhuAcCAIoLACEKGQAAvQsAIC8AAMELACD2BgAAyAwAMPcGAACCAQAQ-AYAAMgMADCIBwIAigsAIZUHQACRCwAhrAcCAIoLACG2BwIAigsAIbcHAQCJCwAhGRkAAL0LACAwAAC1DAAgMQAAuAwAIDIAAM0MACAzAADEDAAg9gYAAMkMADD3BgAAfgAQ-AYAAMkMADCIBwIAigsAIZUHQACRCwAhsAcBAIkLACGxBwQAvAsAIbMHAQCJCwAhtgcCAIoLACG5BwEAiQsAIboHAQCJCwAhvAcAAMoMvAcivgcAAMsMvgcivwcIAMwMACHABwIA6gsAIcEHAgDqCwAhwgcBALILACHDBwIAigsAIcQHAgCKCwAhxQcCAIoLACEE_AYAAAC8BwL9BgAAALwHCP4GAAAAvAcIgwcAAMwLvAciBPwGAAAAvgcC_QYAAAC-Bwj-BgAAAL4HCIMHAADKC74HIgj8BggAAAAB_QYIAAAABf4GCAAAAAX_BggAAAABgAcIAAAAAYEHCAAAAAGCBwgAAAABgwcIAIELACEILwAAwQsAIDICAIoLACH2BgAAwAsAMPcGAACKAQAQ-AYAAMALADCsBwIAigsAId4IAACKAQAg3wgAAIoBACAPJwAAvQsAICgAANEMACAqAADSDAAg9gYAAM4MADD3BgAAegAQ-AYAAM4MADCIBwIAigsAIZUHQACRCwAhvgcAANAM0AcizQcAAM8MzQcizgcCAIoLACHQB0AAswsAIdEHAQCyCwAh0gcCAOoLACHTBwEAsgsAIQT8BgAAAM0HAv0GAAAAzQcI_gYAAADNBwiDBwAA2AvNByIE_AYAAADQBwL9BgAAANAHCP4GAAAA0AcIgwcAANYL0AciA_UHAABoACD2BwAAaAAg9wcAAGgAIAP1BwAAbQAg9gcAAG0AIPcHAABtACACtgcCAAAAAcgHAgAAAAEOGQAAvQsAICsAANUMACD2BgAA1AwAMPcGAABzABD4BgAA1AwAMIgHAgCKCwAhlQdAAJELACG2BwIAigsAIbkHAQCyCwAhyAcCAIoLACHUBwIAigsAIdUHAQCJCwAh1gcBALILACHXB0AAswsAIR4dAQCJCwAhJgAA3wwAICgAANEMACAsAAC2DAAg9gYAANwMADD3BgAAYwAQ-AYAANwMADCIBwIAigsAIZUHQACRCwAhpAcCAOoLACG5BwEAiQsAIboHAQCJCwAhvgcAAN4M3gcixgcCAOoLACHJBxAA2wwAIdQHEADbDAAh2QcBALILACHaBwEAsgsAIdsHEADdDAAh3AcCAIoLACHeBwEAsgsAId8HQACzCwAh4AcCAIoLACHhByAAtAsAIeIHAQCJCwAh4wcBAIkLACHkBwIAigsAIeUHAgCKCwAh3ggAAGMAIN8IAABjACACxgcCAAAAAccHAgAAAAEGKQAA2AwAIPYGAADXDAAw9wYAAG0AEPgGAADXDAAwxgcCAIoLACHHBwIAigsAIREnAAC9CwAgKAAA0QwAICoAANIMACD2BgAAzgwAMPcGAAB6ABD4BgAAzgwAMIgHAgCKCwAhlQdAAJELACG-BwAA0AzQByLNBwAAzwzNByLOBwIAigsAIdAHQACzCwAh0QcBALILACHSBwIA6gsAIdMHAQCyCwAh3ggAAHoAIN8IAAB6ACACxwcCAAAAAcgHAgAAAAEMKQAA2AwAICsAANUMACD2BgAA2gwAMPcGAABoABD4BgAA2gwAMLkHAQCJCwAhxgcCAOoLACHHBwIAigsAIcgHAgCKCwAhyQcQANsMACHKBwIAigsAIcsHAQCyCwAhCPwGEAAAAAH9BhAAAAAE_gYQAAAABP8GEAAAAAGABxAAAAABgQcQAAAAAYIHEAAAAAGDBxAA0QsAIRwdAQCJCwAhJgAA3wwAICgAANEMACAsAAC2DAAg9gYAANwMADD3BgAAYwAQ-AYAANwMADCIBwIAigsAIZUHQACRCwAhpAcCAOoLACG5BwEAiQsAIboHAQCJCwAhvgcAAN4M3gcixgcCAOoLACHJBxAA2wwAIdQHEADbDAAh2QcBALILACHaBwEAsgsAIdsHEADdDAAh3AcCAIoLACHeBwEAsgsAId8HQACzCwAh4AcCAIoLACHhByAAtAsAIeIHAQCJCwAh4wcBAIkLACHkBwIAigsAIeUHAgCKCwAhCPwGEAAAAAH9BhAAAAAF_gYQAAAABf8GEAAAAAGABxAAAAABgQcQAAAAAYIHEAAAAAGDBxAA4QsAIQT8BgAAAN4HAv0GAAAA3gcI_gYAAADeBwiDBwAA3wveByIRBAAAvQsAIC0AAOIMACD2BgAA4AwAMPcGAABfABD4BgAA4AwAMIgHAgCKCwAhlQdAAJELACGkBwIAigsAIaUHAQCJCwAhugcBAIkLACG-BwAA4QznByLZBwEAiQsAIeQHAgCKCwAh5QcCAIoLACHnByAAtAsAId4IAABfACDfCAAAXwAgDwQAAL0LACAtAADiDAAg9gYAAOAMADD3BgAAXwAQ-AYAAOAMADCIBwIAigsAIZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIboHAQCJCwAhvgcAAOEM5wci2QcBAIkLACHkBwIAigsAIeUHAgCKCwAh5wcgALQLACEE_AYAAADnBwL9BgAAAOcHCP4GAAAA5wcIgwcAAOUL5wciA_UHAABjACD2BwAAYwAg9wcAAGMAIAP5BgEAAAABowcCAAAAAbAIAQAAAAELAwAAvQsAIPYGAADkDAAw9wYAAFsAEPgGAADkDAAw-QYBAIkLACGVB0AAkQsAIaMHAgCKCwAhvgcCAIoLACHVBwEAiQsAIbAIAQCJCwAhsQgAAfoLACECiAcCAAAAAe4HAgAAAAENGQAAvQsAIB4AAO4LACAfAADnDAAgIQAAsAwAIPYGAADmDAAw9wYAAEsAEPgGAADmDAAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAh1QcBAIkLACHuBwIAigsAIfAHAgCKCwAhExkAAL0LACAdAADuDAAgIgAA7wwAICMAAK8MACAkAADwDAAg9gYAAOwMADD3BgAAQwAQ-AYAAOwMADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG5BwEAiQsAIb4HAADtDPMHItUHAQCJCwAh8QcCAOoLACHzBwIA6gsAIfQHAgCKCwAh3ggAAEMAIN8IAABDACACowcCAAAAAe8HAgAAAAEJAwAAvQsAICAAAOoMACD2BgAA6QwAMPcGAABOABD4BgAA6QwAMJUHQACRCwAhowcCAIoLACG4BwIAigsAIe8HAgCKCwAhDxkAAL0LACAeAADuCwAgHwAA5wwAICEAALAMACD2BgAA5gwAMPcGAABLABD4BgAA5gwAMIgHAgCKCwAhlQdAAJELACG2BwIAigsAIdUHAQCJCwAh7gcCAIoLACHwBwIAigsAId4IAABLACDfCAAASwAgAogHAgAAAAHzBwIAAAABERkAAL0LACAdAADuDAAgIgAA7wwAICMAAK8MACAkAADwDAAg9gYAAOwMADD3BgAAQwAQ-AYAAOwMADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG5BwEAiQsAIb4HAADtDPMHItUHAQCJCwAh8QcCAOoLACHzBwIA6gsAIfQHAgCKCwAhBPwGAAAA8wcC_QYAAADzBwj-BgAAAPMHCIMHAAD0C_MHIgkcAAD3CwAg9gYAAPYLADD3BgAARwAQ-AYAAPYLADCIBwIAigsAIaUHAQCJCwAh2QcBAIkLACHeCAAARwAg3wgAAEcAIA8ZAAC9CwAgHgAA7gsAIB8AAOcMACAhAACwDAAg9gYAAOYMADD3BgAASwAQ-AYAAOYMADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACHVBwEAiQsAIe4HAgCKCwAh8AcCAIoLACHeCAAASwAg3wgAAEsAIAceAADuCwAg9gYAAO0LADD3BgAAVgAQ-AYAAO0LADDuBwIAigsAId4IAABWACDfCAAAVgAgChkAAL0LACAaAADyDAAg9gYAAPEMADD3BgAAPQAQ-AYAAPEMADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG3BwEAiQsAIYsIAgCKCwAhExgAAPQMACAZAAC9CwAgGwAArgwAIPYGAADzDAAw9wYAADcAEPgGAADzDAAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhtwcBAIkLACG5BwEAiQsAIYwIAgCKCwAhjQggALQLACGOCCAAtAsAIY8IAgCKCwAhkAhAAJELACGRCAIAigsAId4IAAA3ACDfCAAANwAgERgAAPQMACAZAAC9CwAgGwAArgwAIPYGAADzDAAw9wYAADcAEPgGAADzDAAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhtwcBAIkLACG5BwEAiQsAIYwIAgCKCwAhjQggALQLACGOCCAAtAsAIY8IAgCKCwAhkAhAAJELACGRCAIAigsAIQwXAACJDAAg9gYAAIgMADD3BgAA5AMAEPgGAACIDAAwiAcCAIoLACGVB0AAkQsAIbkHAQCJCwAhugcBAIkLACHfB0AAswsAIZIIAgCKCwAh3ggAAOQDACDfCAAA5AMAIAL4BwEAAAAB-QcBAAAAAQoDAAC9CwAg9gYAAPYMADD3BgAAMwAQ-AYAAPYMADCIBwIAigsAIZUHQACRCwAhowcCAIoLACH4BwEAiQsAIfkHAQCJCwAh-gdAALMLACENAwAAvQsAIPYGAAD3DAAw9wYAAC8AEPgGAAD3DAAwiAcCAIoLACGVB0AAkQsAIaMHAgCKCwAhpQcBAIkLACH6B0AAswsAIfsHAAH6CwAh_AcAAfoLACH9BwQAvAsAIf4HAACsCwAgApsHAAEAAAGjBwIAAAABBwMAAL0LACD2BgAA-QwAMPcGAAArABD4BgAA-QwAMJsHAAH6CwAhnQdAALMLACGjBwIAigsAIQ8EAAC9CwAgDAAA_AwAIA0AAKkMACAOAACnDAAg9gYAAPoMADD3BgAABwAQ-AYAAPoMADCIBwIAigsAIZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIaYHAQCJCwAhpwcAAfsMACGoBwAArAsAIKkHAACsCwAgBPwGAAEAAAH9BgABAAAF_gYAAQAABYMHAAGpCwAhA_UHAAAYACD2BwAAGAAg9wcAABgAIA8FAAD-DAAgBgAA_wwAIPYGAAD9DAAw9wYAABgAEPgGAAD9DAAwjQcAAfoLACGOBwAB-gsAIY8HAgCKCwAhkAcAAJoLACCRBwIAigsAIZIHQACzCwAhkwcCAOoLACGUB0AAswsAIZUHQACRCwAhlgdAAJELACERBAAAvQsAIAwAAPwMACANAACpDAAgDgAApwwAIPYGAAD6DAAw9wYAAAcAEPgGAAD6DAAwiAcCAIoLACGVB0AAkQsAIaQHAgCKCwAhpQcBAIkLACGmBwEAiQsAIacHAAH7DAAhqAcAAKwLACCpBwAArAsAIN4IAAAHACDfCAAABwAgDgMAAL0LACAFAAD-DAAgCwAAhw0AIAwAAPwMACD2BgAAhg0AMPcGAAAJABD4BgAAhg0AMIgHAgCKCwAhjwcCAIoLACGQBwAAmgsAIJUHQACRCwAhowcCAIoLACHeCAAACQAg3wgAAAkAIAgHAACBDQAg9gYAAIANADD3BgAAEQAQ-AYAAIANADCVB0AAkQsAIZsHAAH6CwAhnAcCAIoLACGdB0AAswsAIRIGAACDDQAgCAAAhA0AIAkAAKcMACD2BgAAgg0AMPcGAAANABD4BgAAgg0AMIgHAgCKCwAhkAcAAJoLACCTBwIAigsAIZUHQACRCwAhlgdAAJELACGeBwAB-wwAIZ8HAQCyCwAhoAcBALILACGhB0AAswsAIaIHQACzCwAh3ggAAA0AIN8IAAANACAQBgAAgw0AIAgAAIQNACAJAACnDAAg9gYAAIINADD3BgAADQAQ-AYAAIINADCIBwIAigsAIZAHAACaCwAgkwcCAIoLACGVB0AAkQsAIZYHQACRCwAhngcAAfsMACGfBwEAsgsAIaAHAQCyCwAhoQdAALMLACGiB0AAswsAIQ4DAAC9CwAgBQAA_gwAIAsAAIcNACAMAAD8DAAg9gYAAIYNADD3BgAACQAQ-AYAAIYNADCIBwIAigsAIY8HAgCKCwAhkAcAAJoLACCVB0AAkQsAIaMHAgCKCwAh3ggAAAkAIN8IAAAJACAD9QcAABEAIPYHAAARACD3BwAAEQAgAo8HAgAAAAGjBwIAAAABDAMAAL0LACAFAAD-DAAgCwAAhw0AIAwAAPwMACD2BgAAhg0AMPcGAAAJABD4BgAAhg0AMIgHAgCKCwAhjwcCAIoLACGQBwAAmgsAIJUHQACRCwAhowcCAIoLACED9QcAAA0AIPYHAAANACD3BwAADQAgEgMAAL0LACAFAACJDQAgDwAAig0AIPYGAACIDQAw9wYAAAMAEPgGAACIDQAwiAcCAIoLACGPBwIA6gsAIZAHAACaCwAglQdAAJELACGWB0AAswsAIZsHAAH6CwAhowcCAIoLACGlBwEAiQsAIfoHQACzCwAhuwgBAIkLACG8CEAAswsAIb0IAgDqCwAhEQQAAL0LACAMAAD8DAAgDQAAqQwAIA4AAKcMACD2BgAA-gwAMPcGAAAHABD4BgAA-gwAMIgHAgCKCwAhlQdAAJELACGkBwIAigsAIaUHAQCJCwAhpgcBAIkLACGnBwAB-wwAIagHAACsCwAgqQcAAKwLACDeCAAABwAg3wgAAAcAIBIGAACDDQAgCAAAhA0AIAkAAKcMACD2BgAAgg0AMPcGAAANABD4BgAAgg0AMIgHAgCKCwAhkAcAAJoLACCTBwIAigsAIZUHQACRCwAhlgdAAJELACGeBwAB-wwAIZ8HAQCyCwAhoAcBALILACGhB0AAswsAIaIHQACzCwAh3ggAAA0AIN8IAAANACAAAAAAAAAB4wgBAAAAAQXjCAIAAAAB6ggCAAAAAesIAgAAAAHsCAIAAAAB7QgCAAAAAQXjCAQAAAAB6ggEAAAAAesIBAAAAAHsCAQAAAAB7QgEAAAAAQAAAAHjCEAAAAABAAAAAAAAAAAAAAAAAAAB4wgAAQAAAQLjCAAAAJgHCOkIAAAAmAcCAeMIQAAAAAEF4wgCAAAAAeoIAgAAAAHrCAIAAAAB7AgCAAAAAe0IAgAAAAEFUgAAnRgAIFMAAKMYACDgCAAAnhgAIOEIAACiGAAg5ggAACYAIAdSAACbGAAgUwAAoBgAIOAIAACcGAAg4QgAAJ8YACDkCAAACQAg5QgAAAkAIOYIAAALACAB4wgAAACYBwgDUgAAnRgAIOAIAACeGAAg5ggAACYAIANSAACbGAAg4AgAAJwYACDmCAAACwAgAAAAAAAFUgAAlhgAIFMAAJkYACDgCAAAlxgAIOEIAACYGAAg5ggAAA8AIANSAACWGAAg4AgAAJcYACDmCAAADwAgAAAAAAAC4wgAAACYBwjpCAAAAJgHAgHjCAABAAABAeMIAQAAAAEFUgAAhRgAIFMAAJQYACDgCAAAhhgAIOEIAACTGAAg5ggAAAsAIAtSAADTDQAwUwAA2A0AMOAIAADUDQAw4QgAANUNADDiCAAA1g0AIOMIAADXDQAw5AgAANcNADDlCAAA1w0AMOYIAADXDQAw5wgAANkNADDoCAAA2g0AMAtSAADBDQAwUwAAxg0AMOAIAADCDQAw4QgAAMMNADDiCAAAxA0AIOMIAADFDQAw5AgAAMUNADDlCAAAxQ0AMOYIAADFDQAw5wgAAMcNADDoCAAAyA0AMA0DAADRDQAgBQAA0g0AIIgHAgAAAAGPBwIAAAABkAcAANANACCVB0AAAAABlgdAAAAAAZsHAAEAAAGjBwIAAAABpQcBAAAAAfoHQAAAAAG7CAEAAAABvAhAAAAAAQIAAAAFACBSAADPDQAgAwAAAAUAIFIAAM8NACBTAADMDQAgAUsAAJIYADASAwAAvQsAIAUAAIkNACAPAACKDQAg9gYAAIgNADD3BgAAAwAQ-AYAAIgNADCIBwIAAAABjwcCAOoLACGQBwAAmgsAIJUHQACRCwAhlgdAALMLACGbBwABAAABowcCAIoLACGlBwEAiQsAIfoHQACzCwAhuwgBAIkLACG8CEAAswsAIb0IAgDqCwAhAgAAAAUAIEsAAMwNACACAAAAyQ0AIEsAAMoNACAP9gYAAMgNADD3BgAAyQ0AEPgGAADIDQAwiAcCAIoLACGPBwIA6gsAIZAHAACaCwAglQdAAJELACGWB0AAswsAIZsHAAH6CwAhowcCAIoLACGlBwEAiQsAIfoHQACzCwAhuwgBAIkLACG8CEAAswsAIb0IAgDqCwAhD_YGAADIDQAw9wYAAMkNABD4BgAAyA0AMIgHAgCKCwAhjwcCAOoLACGQBwAAmgsAIJUHQACRCwAhlgdAALMLACGbBwAB-gsAIaMHAgCKCwAhpQcBAIkLACH6B0AAswsAIbsIAQCJCwAhvAhAALMLACG9CAIA6gsAIQuIBwIAkg0AIY8HAgCpDQAhkAcAAMsNACCVB0AAlw0AIZYHQACoDQAhmwcAAaYNACGjBwIAkg0AIaUHAQCRDQAh-gdAAKgNACG7CAEAkQ0AIbwIQACoDQAhAuMIAAAAmAcI6QgAAACYBwINAwAAzQ0AIAUAAM4NACCIBwIAkg0AIY8HAgCpDQAhkAcAAMsNACCVB0AAlw0AIZYHQACoDQAhmwcAAaYNACGjBwIAkg0AIaUHAQCRDQAh-gdAAKgNACG7CAEAkQ0AIbwIQACoDQAhBVIAAIoYACBTAACQGAAg4AgAAIsYACDhCAAAjxgAIOYIAAABACAHUgAAiBgAIFMAAI0YACDgCAAAiRgAIOEIAACMGAAg5AgAAAcAIOUIAAAHACDmCAAAJgAgDQMAANENACAFAADSDQAgiAcCAAAAAY8HAgAAAAGQBwAA0A0AIJUHQAAAAAGWB0AAAAABmwcAAQAAAaMHAgAAAAGlBwEAAAAB-gdAAAAAAbsIAQAAAAG8CEAAAAABAeMIAAAAmAcIA1IAAIoYACDgCAAAixgAIOYIAAABACADUgAAiBgAIOAIAACJGAAg5ggAACYAIAOVB0AAAAABmwcAAQAAAZ0HQAAAAAECAAAAEwAgUgAA3g0AIAMAAAATACBSAADeDQAgUwAA3Q0AIAFLAACHGAAwCAcAAIENACD2BgAAgA0AMPcGAAARABD4BgAAgA0AMJUHQACRCwAhmwcAAQAAAZwHAgCKCwAhnQdAALMLACECAAAAEwAgSwAA3Q0AIAIAAADbDQAgSwAA3A0AIAf2BgAA2g0AMPcGAADbDQAQ-AYAANoNADCVB0AAkQsAIZsHAAH6CwAhnAcCAIoLACGdB0AAswsAIQf2BgAA2g0AMPcGAADbDQAQ-AYAANoNADCVB0AAkQsAIZsHAAH6CwAhnAcCAIoLACGdB0AAswsAIQOVB0AAlw0AIZsHAAGmDQAhnQdAAKgNACEDlQdAAJcNACGbBwABpg0AIZ0HQACoDQAhA5UHQAAAAAGbBwABAAABnQdAAAAAAQHjCAAAAJgHCANSAACFGAAg4AgAAIYYACDmCAAACwAgBFIAANMNADDgCAAA1A0AMOIIAADWDQAg5ggAANcNADAEUgAAwQ0AMOAIAADCDQAw4ggAAMQNACDmCAAAxQ0AMAAAAAAAAuMIAAAAmAcI6QgAAACYBwIFUgAA-xcAIFMAAIMYACDgCAAA_BcAIOEIAACCGAAg5ggAAAEAIAVSAAD5FwAgUwAAgBgAIOAIAAD6FwAg4QgAAP8XACDmCAAAJgAgC1IAAPkNADBTAAD-DQAw4AgAAPoNADDhCAAA-w0AMOIIAAD8DQAg4wgAAP0NADDkCAAA_Q0AMOUIAAD9DQAw5ggAAP0NADDnCAAA_w0AMOgIAACADgAwC1IAAO0NADBTAADyDQAw4AgAAO4NADDhCAAA7w0AMOIIAADwDQAg4wgAAPENADDkCAAA8Q0AMOUIAADxDQAw5ggAAPENADDnCAAA8w0AMOgIAAD0DQAwCgUAAK0NACCNBwABAAABjgcAAQAAAY8HAgAAAAGQBwAArA0AIJEHAgAAAAGSB0AAAAABlAdAAAAAAZUHQAAAAAGWB0AAAAABAgAAABoAIFIAAPgNACADAAAAGgAgUgAA-A0AIFMAAPcNACABSwAA_hcAMA8FAAD-DAAgBgAA_wwAIPYGAAD9DAAw9wYAABgAEPgGAAD9DAAwjQcAAQAAAY4HAAEAAAGPBwIAigsAIZAHAACaCwAgkQcCAIoLACGSB0AAswsAIZMHAgDqCwAhlAdAALMLACGVB0AAkQsAIZYHQACRCwAhAgAAABoAIEsAAPcNACACAAAA9Q0AIEsAAPYNACAN9gYAAPQNADD3BgAA9Q0AEPgGAAD0DQAwjQcAAfoLACGOBwAB-gsAIY8HAgCKCwAhkAcAAJoLACCRBwIAigsAIZIHQACzCwAhkwcCAOoLACGUB0AAswsAIZUHQACRCwAhlgdAAJELACEN9gYAAPQNADD3BgAA9Q0AEPgGAAD0DQAwjQcAAfoLACGOBwAB-gsAIY8HAgCKCwAhkAcAAJoLACCRBwIAigsAIZIHQACzCwAhkwcCAOoLACGUB0AAswsAIZUHQACRCwAhlgdAAJELACEJjQcAAaYNACGOBwABpg0AIY8HAgCSDQAhkAcAAKcNACCRBwIAkg0AIZIHQACoDQAhlAdAAKgNACGVB0AAlw0AIZYHQACXDQAhCgUAAKoNACCNBwABpg0AIY4HAAGmDQAhjwcCAJINACGQBwAApw0AIJEHAgCSDQAhkgdAAKgNACGUB0AAqA0AIZUHQACXDQAhlgdAAJcNACEKBQAArQ0AII0HAAEAAAGOBwABAAABjwcCAAAAAZAHAACsDQAgkQcCAAAAAZIHQAAAAAGUB0AAAAABlQdAAAAAAZYHQAAAAAELCAAA4Q0AIAkAAOINACCIBwIAAAABkAcAAN8NACCVB0AAAAABlgdAAAAAAZ4HAAEAAAGfBwEAAAABoAcBAAAAAaEHQAAAAAGiB0AAAAABAgAAAA8AIFIAAIQOACADAAAADwAgUgAAhA4AIFMAAIMOACABSwAA_RcAMBAGAACDDQAgCAAAhA0AIAkAAKcMACD2BgAAgg0AMPcGAAANABD4BgAAgg0AMIgHAgAAAAGQBwAAmgsAIJMHAgCKCwAhlQdAAJELACGWB0AAkQsAIZ4HAAEAAAGfBwEAsgsAIaAHAQCyCwAhoQdAALMLACGiB0AAswsAIQIAAAAPACBLAACDDgAgAgAAAIEOACBLAACCDgAgDfYGAACADgAw9wYAAIEOABD4BgAAgA4AMIgHAgCKCwAhkAcAAJoLACCTBwIAigsAIZUHQACRCwAhlgdAAJELACGeBwAB-wwAIZ8HAQCyCwAhoAcBALILACGhB0AAswsAIaIHQACzCwAhDfYGAACADgAw9wYAAIEOABD4BgAAgA4AMIgHAgCKCwAhkAcAAJoLACCTBwIAigsAIZUHQACRCwAhlgdAAJELACGeBwAB-wwAIZ8HAQCyCwAhoAcBALILACGhB0AAswsAIaIHQACzCwAhCYgHAgCSDQAhkAcAALsNACCVB0AAlw0AIZYHQACXDQAhngcAAbwNACGfBwEAvQ0AIaAHAQC9DQAhoQdAAKgNACGiB0AAqA0AIQsIAAC_DQAgCQAAwA0AIIgHAgCSDQAhkAcAALsNACCVB0AAlw0AIZYHQACXDQAhngcAAbwNACGfBwEAvQ0AIaAHAQC9DQAhoQdAAKgNACGiB0AAqA0AIQsIAADhDQAgCQAA4g0AIIgHAgAAAAGQBwAA3w0AIJUHQAAAAAGWB0AAAAABngcAAQAAAZ8HAQAAAAGgBwEAAAABoQdAAAAAAaIHQAAAAAEB4wgAAACYBwgDUgAA-xcAIOAIAAD8FwAg5ggAAAEAIANSAAD5FwAg4AgAAPoXACDmCAAAJgAgBFIAAPkNADDgCAAA-g0AMOIIAAD8DQAg5ggAAP0NADAEUgAA7Q0AMOAIAADuDQAw4ggAAPANACDmCAAA8Q0AMAAAAAAAAuMIAQAAAATpCAEAAAAFAuMIAQAAAATpCAEAAAAFBVIAAOwXACBTAAD3FwAg4AgAAO0XACDhCAAA9hcAIOYIAAABACALUgAAqQ4AMFMAAK4OADDgCAAAqg4AMOEIAACrDgAw4ggAAKwOACDjCAAArQ4AMOQIAACtDgAw5QgAAK0OADDmCAAArQ4AMOcIAACvDgAw6AgAALAOADALUgAAoA4AMFMAAKQOADDgCAAAoQ4AMOEIAACiDgAw4ggAAKMOACDjCAAA8Q0AMOQIAADxDQAw5QgAAPENADDmCAAA8Q0AMOcIAAClDgAw6AgAAPQNADALUgAAlQ4AMFMAAJkOADDgCAAAlg4AMOEIAACXDgAw4ggAAJgOACDjCAAAxQ0AMOQIAADFDQAw5QgAAMUNADDmCAAAxQ0AMOcIAACaDgAw6AgAAMgNADANAwAA0Q0AIA8AAJ8OACCIBwIAAAABkAcAANANACCVB0AAAAABlgdAAAAAAZsHAAEAAAGjBwIAAAABpQcBAAAAAfoHQAAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAECAAAABQAgUgAAng4AIAMAAAAFACBSAACeDgAgUwAAnA4AIAFLAAD1FwAwAgAAAAUAIEsAAJwOACACAAAAyQ0AIEsAAJsOACALiAcCAJINACGQBwAAyw0AIJUHQACXDQAhlgdAAKgNACGbBwABpg0AIaMHAgCSDQAhpQcBAJENACH6B0AAqA0AIbsIAQCRDQAhvAhAAKgNACG9CAIAqQ0AIQ0DAADNDQAgDwAAnQ4AIIgHAgCSDQAhkAcAAMsNACCVB0AAlw0AIZYHQACoDQAhmwcAAaYNACGjBwIAkg0AIaUHAQCRDQAh-gdAAKgNACG7CAEAkQ0AIbwIQACoDQAhvQgCAKkNACEHUgAA8BcAIFMAAPMXACDgCAAA8RcAIOEIAADyFwAg5AgAAA0AIOUIAAANACDmCAAADwAgDQMAANENACAPAACfDgAgiAcCAAAAAZAHAADQDQAglQdAAAAAAZYHQAAAAAGbBwABAAABowcCAAAAAaUHAQAAAAH6B0AAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABA1IAAPAXACDgCAAA8RcAIOYIAAAPACAKBgAArg0AII0HAAEAAAGOBwABAAABkAcAAKwNACCRBwIAAAABkgdAAAAAAZMHAgAAAAGUB0AAAAABlQdAAAAAAZYHQAAAAAECAAAAGgAgUgAAqA4AIAMAAAAaACBSAACoDgAgUwAApw4AIAFLAADvFwAwAgAAABoAIEsAAKcOACACAAAA9Q0AIEsAAKYOACAJjQcAAaYNACGOBwABpg0AIZAHAACnDQAgkQcCAJINACGSB0AAqA0AIZMHAgCpDQAhlAdAAKgNACGVB0AAlw0AIZYHQACXDQAhCgYAAKsNACCNBwABpg0AIY4HAAGmDQAhkAcAAKcNACCRBwIAkg0AIZIHQACoDQAhkwcCAKkNACGUB0AAqA0AIZUHQACXDQAhlgdAAJcNACEKBgAArg0AII0HAAEAAAGOBwABAAABkAcAAKwNACCRBwIAAAABkgdAAAAAAZMHAgAAAAGUB0AAAAABlQdAAAAAAZYHQAAAAAEHAwAAhg4AIAsAAIgOACAMAACJDgAgiAcCAAAAAZAHAACFDgAglQdAAAAAAaMHAgAAAAECAAAACwAgUgAAtA4AIAMAAAALACBSAAC0DgAgUwAAsw4AIAFLAADuFwAwDQMAAL0LACAFAAD-DAAgCwAAhw0AIAwAAPwMACD2BgAAhg0AMPcGAAAJABD4BgAAhg0AMIgHAgAAAAGPBwIAigsAIZAHAACaCwAglQdAAJELACGjBwIAigsAId0IAACFDQAgAgAAAAsAIEsAALMOACACAAAAsQ4AIEsAALIOACAI9gYAALAOADD3BgAAsQ4AEPgGAACwDgAwiAcCAIoLACGPBwIAigsAIZAHAACaCwAglQdAAJELACGjBwIAigsAIQj2BgAAsA4AMPcGAACxDgAQ-AYAALAOADCIBwIAigsAIY8HAgCKCwAhkAcAAJoLACCVB0AAkQsAIaMHAgCKCwAhBIgHAgCSDQAhkAcAAOgNACCVB0AAlw0AIaMHAgCSDQAhBwMAAOkNACALAADrDQAgDAAA7A0AIIgHAgCSDQAhkAcAAOgNACCVB0AAlw0AIaMHAgCSDQAhBwMAAIYOACALAACIDgAgDAAAiQ4AIIgHAgAAAAGQBwAAhQ4AIJUHQAAAAAGjBwIAAAABAeMIAQAAAAQB4wgBAAAABANSAADsFwAg4AgAAO0XACDmCAAAAQAgBFIAAKkOADDgCAAAqg4AMOIIAACsDgAg5ggAAK0OADAEUgAAoA4AMOAIAAChDgAw4ggAAKMOACDmCAAA8Q0AMARSAACVDgAw4AgAAJYOADDiCAAAmA4AIOYIAADFDQAwAAAAAAAB4wggAAAAAQdSAADkFwAgUwAA6hcAIOAIAADlFwAg4QgAAOkXACDkCAAAjgEAIOUIAACOAQAg5ggAAJwBACAHUgAA4hcAIFMAAOcXACDgCAAA4xcAIOEIAADmFwAg5AgAAH4AIOUIAAB-ACDmCAAAgAEAIANSAADkFwAg4AgAAOUXACDmCAAAnAEAIANSAADiFwAg4AgAAOMXACDmCAAAgAEAIAIEAADPDgAgMwAAzxUAIAkZAADPDgAgMAAAwxUAIDEAAMYVACAyAADQFQAgMwAAzxUAIL8HAACLDQAgwAcAAIsNACDBBwAAiw0AIMIHAACLDQAgAAAAAAAF4wgEAAAAAeoIBAAAAAHrCAQAAAAB7AgEAAAAAe0IBAAAAAEFUgAA3RcAIFMAAOAXACDgCAAA3hcAIOEIAADfFwAg5ggAAAEAIANSAADdFwAg4AgAAN4XACDmCAAAAQAgMBAAALUVACARAAC2FQAgEgAAtxUAIBMAALgVACAUAAC5FQAgFQAAuhUAIBYAALsVACAXAADqEQAgGwAAvBUAIBwAAJARACAhAAC-FQAgIwAAvRUAICUAAL8VACAqAADAFQAgLAAAxBUAIC4AAMEVACAwAADDFQAgMQAAxhUAIDUAAMIVACA2AADFFQAgNwAAxxUAIDgAAMgVACA7AADJFQAgPAAAyRUAID0AAMkVACA_AADKFQAgQAAAyhUAIEEAAMsVACBCAADMFQAgRAAAzRUAIEUAAM4VACCtBwAAiw0AIN8HAACLDQAgswgAAIsNACC_CAAAiw0AIMAIAACLDQAgwwgAAIsNACDECAAAiw0AIMUIAACLDQAgxggAAIsNACDHCAAAiw0AIMgIAACLDQAgyQgAAIsNACDMCAAAiw0AIM4IAACLDQAgzwgAAIsNACDQCAAAiw0AINEIAACLDQAgAAAAAAAFUgAA2BcAIFMAANsXACDgCAAA2RcAIOEIAADaFwAg5ggAAAEAIAdSAADXDgAgUwAA2g4AIOAIAADYDgAg4QgAANkOACDkCAAAjAEAIOUIAACMAQAg5ggAAPIIACAILwAAxA4AIIgHAgAAAAGVB0AAAAABlgdAAAAAAaoHAQAAAAGsBwIAAAABrQcBAAAAAa4HIAAAAAECAAAA8ggAIFIAANcOACADAAAAjAEAIFIAANcOACBTAADbDgAgCgAAAIwBACAvAADCDgAgSwAA2w4AIIgHAgCSDQAhlQdAAJcNACGWB0AAqA0AIaoHAQCRDQAhrAcCAKkNACGtBwEAvQ0AIa4HIADADgAhCC8AAMIOACCIBwIAkg0AIZUHQACXDQAhlgdAAKgNACGqBwEAkQ0AIawHAgCpDQAhrQcBAL0NACGuByAAwA4AIQNSAADYFwAg4AgAANkXACDmCAAAAQAgA1IAANcOACDgCAAA2A4AIOYIAADyCAAgAAAAAAAFUgAA0xcAIFMAANYXACDgCAAA1BcAIOEIAADVFwAg5ggAAIABACADUgAA0xcAIOAIAADUFwAg5ggAAIABACAAAAAAAAVSAADLFwAgUwAA0RcAIOAIAADMFwAg4QgAANAXACDmCAAAgAEAIAVSAADJFwAgUwAAzhcAIOAIAADKFwAg4QgAAM0XACDmCAAAAQAgA1IAAMsXACDgCAAAzBcAIOYIAACAAQAgA1IAAMkXACDgCAAAyhcAIOYIAAABACAAAAAAAAVSAADBFwAgUwAAxxcAIOAIAADCFwAg4QgAAMYXACDmCAAAgAEAIAVSAAC_FwAgUwAAxBcAIOAIAADAFwAg4QgAAMMXACDmCAAAAQAgA1IAAMEXACDgCAAAwhcAIOYIAACAAQAgA1IAAL8XACDgCAAAwBcAIOYIAAABACAAAAAAAAHjCAAAALwHAgHjCAAAAL4HAgXjCAgAAAAB6ggIAAAAAesICAAAAAHsCAgAAAAB7QgIAAAAAQVSAAC4FwAgUwAAvRcAIOAIAAC5FwAg4QgAALwXACDmCAAAAQAgC1IAAJoPADBTAACfDwAw4AgAAJsPADDhCAAAnA8AMOIIAACdDwAg4wgAAJ4PADDkCAAAng8AMOUIAACeDwAw5ggAAJ4PADDnCAAAoA8AMOgIAAChDwAwC1IAAI4PADBTAACTDwAw4AgAAI8PADDhCAAAkA8AMOIIAACRDwAg4wgAAJIPADDkCAAAkg8AMOUIAACSDwAw5ggAAJIPADDnCAAAlA8AMOgIAACVDwAwB1IAAIkPACBTAACMDwAg4AgAAIoPACDhCAAAiw8AIOQIAACKAQAg5QgAAIoBACDmCAAArAgAIAdSAACEDwAgUwAAhw8AIOAIAACFDwAg4QgAAIYPACDkCAAAjAEAIOUIAACMAQAg5ggAAPIIACAINAAAww4AIIgHAgAAAAGVB0AAAAABlgdAAAAAAaoHAQAAAAGrBwIAAAABrQcBAAAAAa4HIAAAAAECAAAA8ggAIFIAAIQPACADAAAAjAEAIFIAAIQPACBTAACIDwAgCgAAAIwBACA0AADBDgAgSwAAiA8AIIgHAgCSDQAhlQdAAJcNACGWB0AAqA0AIaoHAQCRDQAhqwcCAKkNACGtBwEAvQ0AIa4HIADADgAhCDQAAMEOACCIBwIAkg0AIZUHQACXDQAhlgdAAKgNACGqBwEAkQ0AIasHAgCpDQAhrQcBAL0NACGuByAAwA4AIQEyAgAAAAECAAAArAgAIFIAAIkPACADAAAAigEAIFIAAIkPACBTAACNDwAgAwAAAIoBACAyAgCSDQAhSwAAjQ8AIAEyAgCSDQAhBAMAAPYOACCVB0AAAAABowcCAAAAAbgHAgAAAAECAAAAiAEAIFIAAJkPACADAAAAiAEAIFIAAJkPACBTAACYDwAgAUsAALsXADAKAwAAvQsAIC8AAMELACD2BgAAxwwAMPcGAACGAQAQ-AYAAMcMADCVB0AAkQsAIaMHAgCKCwAhrAcCAIoLACG4BwIAigsAIdMIAADGDAAgAgAAAIgBACBLAACYDwAgAgAAAJYPACBLAACXDwAgB_YGAACVDwAw9wYAAJYPABD4BgAAlQ8AMJUHQACRCwAhowcCAIoLACGsBwIAigsAIbgHAgCKCwAhB_YGAACVDwAw9wYAAJYPABD4BgAAlQ8AMJUHQACRCwAhowcCAIoLACGsBwIAigsAIbgHAgCKCwAhA5UHQACXDQAhowcCAJINACG4BwIAkg0AIQQDAAD0DgAglQdAAJcNACGjBwIAkg0AIbgHAgCSDQAhBAMAAPYOACCVB0AAAAABowcCAAAAAbgHAgAAAAEFGQAA7Q4AIIgHAgAAAAGVB0AAAAABtgcCAAAAAbcHAQAAAAECAAAAhAEAIFIAAKUPACADAAAAhAEAIFIAAKUPACBTAACkDwAgAUsAALoXADAKGQAAvQsAIC8AAMELACD2BgAAyAwAMPcGAACCAQAQ-AYAAMgMADCIBwIAAAABlQdAAJELACGsBwIAigsAIbYHAgCKCwAhtwcBAIkLACECAAAAhAEAIEsAAKQPACACAAAAog8AIEsAAKMPACAI9gYAAKEPADD3BgAAog8AEPgGAAChDwAwiAcCAIoLACGVB0AAkQsAIawHAgCKCwAhtgcCAIoLACG3BwEAiQsAIQj2BgAAoQ8AMPcGAACiDwAQ-AYAAKEPADCIBwIAigsAIZUHQACRCwAhrAcCAIoLACG2BwIAigsAIbcHAQCJCwAhBIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbcHAQCRDQAhBRkAAOsOACCIBwIAkg0AIZUHQACXDQAhtgcCAJINACG3BwEAkQ0AIQUZAADtDgAgiAcCAAAAAZUHQAAAAAG2BwIAAAABtwcBAAAAAQNSAAC4FwAg4AgAALkXACDmCAAAAQAgBFIAAJoPADDgCAAAmw8AMOIIAACdDwAg5ggAAJ4PADAEUgAAjg8AMOAIAACPDwAw4ggAAJEPACDmCAAAkg8AMANSAACJDwAg4AgAAIoPACDmCAAArAgAIANSAACEDwAg4AgAAIUPACDmCAAA8ggAIAAAAAAABVIAALMXACBTAAC2FwAg4AgAALQXACDhCAAAtRcAIOYIAAB8ACADUgAAsxcAIOAIAAC0FwAg5ggAAHwAIAAAAAAABeMIEAAAAAHqCBAAAAAB6wgQAAAAAewIEAAAAAHtCBAAAAABBVIAAKsXACBTAACxFwAg4AgAAKwXACDhCAAAsBcAIOYIAAB8ACAFUgAAqRcAIFMAAK4XACDgCAAAqhcAIOEIAACtFwAg5ggAAGUAIANSAACrFwAg4AgAAKwXACDmCAAAfAAgA1IAAKkXACDgCAAAqhcAIOYIAABlACAAAAAAAAHjCAAAAM0HAgHjCAAAANAHAgVSAACiFwAgUwAApxcAIOAIAACjFwAg4QgAAKYXACDmCAAAAQAgC1IAANIPADBTAADXDwAw4AgAANMPADDhCAAA1A8AMOIIAADVDwAg4wgAANYPADDkCAAA1g8AMOUIAADWDwAw5ggAANYPADDnCAAA2A8AMOgIAADZDwAwC1IAAMYPADBTAADLDwAw4AgAAMcPADDhCAAAyA8AMOIIAADJDwAg4wgAAMoPADDkCAAAyg8AMOUIAADKDwAw5ggAAMoPADDnCAAAzA8AMOgIAADNDwAwAcYHAgAAAAECAAAAbwAgUgAA0Q8AIAMAAABvACBSAADRDwAgUwAA0A8AIAFLAAClFwAwBykAANgMACD2BgAA1wwAMPcGAABtABD4BgAA1wwAMMYHAgCKCwAhxwcCAIoLACHVCAAA1gwAIAIAAABvACBLAADQDwAgAgAAAM4PACBLAADPDwAgBfYGAADNDwAw9wYAAM4PABD4BgAAzQ8AMMYHAgCKCwAhxwcCAIoLACEF9gYAAM0PADD3BgAAzg8AEPgGAADNDwAwxgcCAIoLACHHBwIAigsAIQHGBwIAkg0AIQHGBwIAkg0AIQHGBwIAAAABBysAALsPACC5BwEAAAABxgcCAAAAAcgHAgAAAAHJBxAAAAABygcCAAAAAcsHAQAAAAECAAAAagAgUgAA3Q8AIAMAAABqACBSAADdDwAgUwAA3A8AIAFLAACkFwAwDSkAANgMACArAADVDAAg9gYAANoMADD3BgAAaAAQ-AYAANoMADC5BwEAiQsAIcYHAgDqCwAhxwcCAIoLACHIBwIAigsAIckHEADbDAAhygcCAIoLACHLBwEAsgsAIdYIAADZDAAgAgAAAGoAIEsAANwPACACAAAA2g8AIEsAANsPACAK9gYAANkPADD3BgAA2g8AEPgGAADZDwAwuQcBAIkLACHGBwIA6gsAIccHAgCKCwAhyAcCAIoLACHJBxAA2wwAIcoHAgCKCwAhywcBALILACEK9gYAANkPADD3BgAA2g8AEPgGAADZDwAwuQcBAIkLACHGBwIA6gsAIccHAgCKCwAhyAcCAIoLACHJBxAA2wwAIcoHAgCKCwAhywcBALILACEGuQcBAJENACHGBwIAqQ0AIcgHAgCSDQAhyQcQALcPACHKBwIAkg0AIcsHAQC9DQAhBysAALkPACC5BwEAkQ0AIcYHAgCpDQAhyAcCAJINACHJBxAAtw8AIcoHAgCSDQAhywcBAL0NACEHKwAAuw8AILkHAQAAAAHGBwIAAAAByAcCAAAAAckHEAAAAAHKBwIAAAABywcBAAAAAQNSAACiFwAg4AgAAKMXACDmCAAAAQAgBFIAANIPADDgCAAA0w8AMOIIAADVDwAg5ggAANYPADAEUgAAxg8AMOAIAADHDwAw4ggAAMkPACDmCAAAyg8AMAAAAAAABVIAAJoXACBTAACgFwAg4AgAAJsXACDhCAAAnxcAIOYIAABlACAFUgAAmBcAIFMAAJ0XACDgCAAAmRcAIOEIAACcFwAg5ggAAAEAIANSAACaFwAg4AgAAJsXACDmCAAAZQAgA1IAAJgXACDgCAAAmRcAIOYIAAABACAAAAAAAAVSAACTFwAgUwAAlhcAIOAIAACUFwAg4QgAAJUXACDmCAAAAQAgA1IAAJMXACDgCAAAlBcAIOYIAAABACAAAAAAAAXjCBAAAAAB6ggQAAAAAesIEAAAAAHsCBAAAAAB7QgQAAAAAQHjCAAAAN4HAgdSAACMFwAgUwAAkRcAIOAIAACNFwAg4QgAAJAXACDkCAAAXwAg5QgAAF8AIOYIAABhACALUgAAhxAAMFMAAIsQADDgCAAAiBAAMOEIAACJEAAw4ggAAIoQACDjCAAA1g8AMOQIAADWDwAw5QgAANYPADDmCAAA1g8AMOcIAACMEAAw6AgAANkPADALUgAA-w8AMFMAAIAQADDgCAAA_A8AMOEIAAD9DwAw4ggAAP4PACDjCAAA_w8AMOQIAAD_DwAw5QgAAP8PADDmCAAA_w8AMOcIAACBEAAw6AgAAIIQADAJGQAA6Q8AIIgHAgAAAAGVB0AAAAABtgcCAAAAAbkHAQAAAAHUBwIAAAAB1QcBAAAAAdYHAQAAAAHXB0AAAAABAgAAAHUAIFIAAIYQACADAAAAdQAgUgAAhhAAIFMAAIUQACABSwAAjxcAMA8ZAAC9CwAgKwAA1QwAIPYGAADUDAAw9wYAAHMAEPgGAADUDAAwiAcCAAAAAZUHQACRCwAhtgcCAIoLACG5BwEAsgsAIcgHAgCKCwAh1AcCAIoLACHVBwEAiQsAIdYHAQCyCwAh1wdAALMLACHUCAAA0wwAIAIAAAB1ACBLAACFEAAgAgAAAIMQACBLAACEEAAgDPYGAACCEAAw9wYAAIMQABD4BgAAghAAMIgHAgCKCwAhlQdAAJELACG2BwIAigsAIbkHAQCyCwAhyAcCAIoLACHUBwIAigsAIdUHAQCJCwAh1gcBALILACHXB0AAswsAIQz2BgAAghAAMPcGAACDEAAQ-AYAAIIQADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG5BwEAsgsAIcgHAgCKCwAh1AcCAIoLACHVBwEAiQsAIdYHAQCyCwAh1wdAALMLACEIiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhuQcBAL0NACHUBwIAkg0AIdUHAQCRDQAh1gcBAL0NACHXB0AAqA0AIQkZAADnDwAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhuQcBAL0NACHUBwIAkg0AIdUHAQCRDQAh1gcBAL0NACHXB0AAqA0AIQkZAADpDwAgiAcCAAAAAZUHQAAAAAG2BwIAAAABuQcBAAAAAdQHAgAAAAHVBwEAAAAB1gcBAAAAAdcHQAAAAAEHKQAAug8AILkHAQAAAAHGBwIAAAABxwcCAAAAAckHEAAAAAHKBwIAAAABywcBAAAAAQIAAABqACBSAACPEAAgAwAAAGoAIFIAAI8QACBTAACOEAAgAUsAAI4XADACAAAAagAgSwAAjhAAIAIAAADaDwAgSwAAjRAAIAa5BwEAkQ0AIcYHAgCpDQAhxwcCAJINACHJBxAAtw8AIcoHAgCSDQAhywcBAL0NACEHKQAAuA8AILkHAQCRDQAhxgcCAKkNACHHBwIAkg0AIckHEAC3DwAhygcCAJINACHLBwEAvQ0AIQcpAAC6DwAguQcBAAAAAcYHAgAAAAHHBwIAAAAByQcQAAAAAcoHAgAAAAHLBwEAAAABA1IAAIwXACDgCAAAjRcAIOYIAABhACAEUgAAhxAAMOAIAACIEAAw4ggAAIoQACDmCAAA1g8AMARSAAD7DwAw4AgAAPwPADDiCAAA_g8AIOYIAAD_DwAwAAAAAAAB4wgAAADnBwIFUgAAhhcAIFMAAIoXACDgCAAAhxcAIOEIAACJFwAg5ggAAAEAIAtSAACbEAAwUwAAoBAAMOAIAACcEAAw4QgAAJ0QADDiCAAAnhAAIOMIAACfEAAw5AgAAJ8QADDlCAAAnxAAMOYIAACfEAAw5wgAAKEQADDoCAAAohAAMBcdAQAAAAEoAACREAAgLAAAkhAAIIgHAgAAAAGVB0AAAAABpAcCAAAAAbkHAQAAAAG6BwEAAAABvgcAAADeBwLJBxAAAAAB1AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcQAAAAAdwHAgAAAAHeBwEAAAAB3wdAAAAAAeAHAgAAAAHhByAAAAAB4gcBAAAAAeMHAQAAAAHkBwIAAAAB5QcCAAAAAQIAAABlACBSAACmEAAgAwAAAGUAIFIAAKYQACBTAAClEAAgAUsAAIgXADAcHQEAiQsAISYAAN8MACAoAADRDAAgLAAAtgwAIPYGAADcDAAw9wYAAGMAEPgGAADcDAAwiAcCAAAAAZUHQACRCwAhpAcCAOoLACG5BwEAiQsAIboHAQCJCwAhvgcAAN4M3gcixgcCAOoLACHJBxAA2wwAIdQHEADbDAAh2QcBALILACHaBwEAsgsAIdsHEADdDAAh3AcCAIoLACHeBwEAsgsAId8HQACzCwAh4AcCAIoLACHhByAAtAsAIeIHAQCJCwAh4wcBAIkLACHkBwIAigsAIeUHAgCKCwAhAgAAAGUAIEsAAKUQACACAAAAoxAAIEsAAKQQACAZHQEAiQsAIfYGAACiEAAw9wYAAKMQABD4BgAAohAAMIgHAgCKCwAhlQdAAJELACGkBwIA6gsAIbkHAQCJCwAhugcBAIkLACG-BwAA3gzeByLGBwIA6gsAIckHEADbDAAh1AcQANsMACHZBwEAsgsAIdoHAQCyCwAh2wcQAN0MACHcBwIAigsAId4HAQCyCwAh3wdAALMLACHgBwIAigsAIeEHIAC0CwAh4gcBAIkLACHjBwEAiQsAIeQHAgCKCwAh5QcCAIoLACEZHQEAiQsAIfYGAACiEAAw9wYAAKMQABD4BgAAohAAMIgHAgCKCwAhlQdAAJELACGkBwIA6gsAIbkHAQCJCwAhugcBAIkLACG-BwAA3gzeByLGBwIA6gsAIckHEADbDAAh1AcQANsMACHZBwEAsgsAIdoHAQCyCwAh2wcQAN0MACHcBwIAigsAId4HAQCyCwAh3wdAALMLACHgBwIAigsAIeEHIAC0CwAh4gcBAIkLACHjBwEAiQsAIeQHAgCKCwAh5QcCAIoLACEVHQEAkQ0AIYgHAgCSDQAhlQdAAJcNACGkBwIAqQ0AIbkHAQCRDQAhugcBAJENACG-BwAA9w_eByLJBxAAtw8AIdQHEAC3DwAh2QcBAL0NACHaBwEAvQ0AIdsHEAD2DwAh3AcCAJINACHeBwEAvQ0AId8HQACoDQAh4AcCAJINACHhByAAwA4AIeIHAQCRDQAh4wcBAJENACHkBwIAkg0AIeUHAgCSDQAhFx0BAJENACEoAAD5DwAgLAAA-g8AIIgHAgCSDQAhlQdAAJcNACGkBwIAqQ0AIbkHAQCRDQAhugcBAJENACG-BwAA9w_eByLJBxAAtw8AIdQHEAC3DwAh2QcBAL0NACHaBwEAvQ0AIdsHEAD2DwAh3AcCAJINACHeBwEAvQ0AId8HQACoDQAh4AcCAJINACHhByAAwA4AIeIHAQCRDQAh4wcBAJENACHkBwIAkg0AIeUHAgCSDQAhFx0BAAAAASgAAJEQACAsAACSEAAgiAcCAAAAAZUHQAAAAAGkBwIAAAABuQcBAAAAAboHAQAAAAG-BwAAAN4HAskHEAAAAAHUBxAAAAAB2QcBAAAAAdoHAQAAAAHbBxAAAAAB3AcCAAAAAd4HAQAAAAHfB0AAAAAB4AcCAAAAAeEHIAAAAAHiBwEAAAAB4wcBAAAAAeQHAgAAAAHlBwIAAAABA1IAAIYXACDgCAAAhxcAIOYIAAABACAEUgAAmxAAMOAIAACcEAAw4ggAAJ4QACDmCAAAnxAAMAAAAAAAAAAAAAAAAAAFUgAAgRcAIFMAAIQXACDgCAAAghcAIOEIAACDFwAg5ggAAEUAIAcZAADPDgAgHQAA2BUAICIAANcVACAjAAC9FQAgJAAA2RUAIPEHAACLDQAg8wcAAIsNACAAAAAAAAVSAAD5FgAgUwAA_xYAIOAIAAD6FgAg4QgAAP4WACDmCAAAVAAgBVIAAPcWACBTAAD8FgAg4AgAAPgWACDhCAAA-xYAIOYIAAABACADUgAA-RYAIOAIAAD6FgAg5ggAAFQAIANSAAD3FgAg4AgAAPgWACDmCAAAAQAgAAAAAAAFUgAA4RYAIFMAAPUWACDgCAAA4hYAIOEIAAD0FgAg5ggAAEUAIAVSAADnFgAgUwAA8hYAIOAIAADoFgAg4QgAAPEWACDmCAAAAQAgB1IAANYQACBTAADZEAAg4AgAANcQACDhCAAA2BAAIOQIAABDACDlCAAAQwAg5ggAAEUAIAtSAADKEAAwUwAAzxAAMOAIAADLEAAw4QgAAMwQADDiCAAAzRAAIOMIAADOEAAw5AgAAM4QADDlCAAAzhAAMOYIAADOEAAw5wgAANAQADDoCAAA0RAAMAQDAADAEAAglQdAAAAAAaMHAgAAAAG4BwIAAAABAgAAAFAAIFIAANUQACADAAAAUAAgUgAA1RAAIFMAANQQACABSwAA8BYAMAoDAAC9CwAgIAAA6gwAIPYGAADpDAAw9wYAAE4AEPgGAADpDAAwlQdAAJELACGjBwIAigsAIbgHAgCKCwAh7wcCAIoLACHZCAAA6AwAIAIAAABQACBLAADUEAAgAgAAANIQACBLAADTEAAgB_YGAADREAAw9wYAANIQABD4BgAA0RAAMJUHQACRCwAhowcCAIoLACG4BwIAigsAIe8HAgCKCwAhB_YGAADREAAw9wYAANIQABD4BgAA0RAAMJUHQACRCwAhowcCAIoLACG4BwIAigsAIe8HAgCKCwAhA5UHQACXDQAhowcCAJINACG4BwIAkg0AIQQDAAC-EAAglQdAAJcNACGjBwIAkg0AIbgHAgCSDQAhBAMAAMAQACCVB0AAAAABowcCAAAAAbgHAgAAAAELGQAA8hAAIB0AAPEQACAjAADzEAAgJAAA9BAAIJUHQAAAAAG2BwIAAAABuQcBAAAAAb4HAAAA8wcC1QcBAAAAAfEHAgAAAAH0BwIAAAABAgAAAEUAIFIAANYQACADAAAAQwAgUgAA1hAAIFMAANoQACANAAAAQwAgGQAA3RAAIB0AANwQACAjAADeEAAgJAAA3xAAIEsAANoQACCVB0AAlw0AIbYHAgCSDQAhuQcBAJENACG-BwAA2xDzByLVBwEAkQ0AIfEHAgCpDQAh9AcCAJINACELGQAA3RAAIB0AANwQACAjAADeEAAgJAAA3xAAIJUHQACXDQAhtgcCAJINACG5BwEAkQ0AIb4HAADbEPMHItUHAQCRDQAh8QcCAKkNACH0BwIAkg0AIQHjCAAAAPMHAgdSAADlFgAgUwAA7hYAIOAIAADmFgAg4QgAAO0WACDkCAAARwAg5QgAAEcAIOYIAACyBQAgBVIAAOMWACBTAADrFgAg4AgAAOQWACDhCAAA6hYAIOYIAAABACALUgAA4hAAMFMAAOcQADDgCAAA4xAAMOEIAADkEAAw4ggAAOUQACDjCAAA5hAAMOQIAADmEAAw5QgAAOYQADDmCAAA5hAAMOcIAADoEAAw6AgAAOkQADAEUwAA4BAAIOQIAABWACDlCAAAVgAg5ggAAJAGACACAAAAVgAgSwAA4RAAIAAIGQAA7hAAIB8AAO8QACAhAADwEAAgiAcCAAAAAZUHQAAAAAG2BwIAAAAB1QcBAAAAAfAHAgAAAAECAAAAVAAgUgAA7RAAIAMAAABUACBSAADtEAAgUwAA7BAAIAFLAADpFgAwDhkAAL0LACAeAADuCwAgHwAA5wwAICEAALAMACD2BgAA5gwAMPcGAABLABD4BgAA5gwAMIgHAgAAAAGVB0AAkQsAIbYHAgCKCwAh1QcBAIkLACHuBwIAigsAIfAHAgCKCwAh2AgAAOUMACACAAAAVAAgSwAA7BAAIAIAAADqEAAgSwAA6xAAIAn2BgAA6RAAMPcGAADqEAAQ-AYAAOkQADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACHVBwEAiQsAIe4HAgCKCwAh8AcCAIoLACEJ9gYAAOkQADD3BgAA6hAAEPgGAADpEAAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAh1QcBAIkLACHuBwIAigsAIfAHAgCKCwAhBYgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIdUHAQCRDQAh8AcCAJINACEIGQAAxxAAIB8AAMgQACAhAADJEAAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAh1QcBAJENACHwBwIAkg0AIQgZAADuEAAgHwAA7xAAICEAAPAQACCIBwIAAAABlQdAAAAAAbYHAgAAAAHVBwEAAAAB8AcCAAAAAQNSAADnFgAg4AgAAOgWACDmCAAAAQAgA1IAANYQACDgCAAA1xAAIOYIAABFACAEUgAAyhAAMOAIAADLEAAw4ggAAM0QACDmCAAAzhAAMANSAADlFgAg4AgAAOYWACDmCAAAsgUAIANSAADjFgAg4AgAAOQWACDmCAAAAQAgBFIAAOIQADDgCAAA4xAAMOIIAADlEAAg5ggAAOYQADAB5ggAAJAGACADUgAA4RYAIOAIAADiFgAg5ggAAEUAIAAAAAAAB1IAANwWACBTAADfFgAg4AgAAN0WACDhCAAA3hYAIOQIAABLACDlCAAASwAg5ggAAFQAIANSAADcFgAg4AgAAN0WACDmCAAAVAAgAAAAAAALUgAAgxEAMFMAAIgRADDgCAAAhBEAMOEIAACFEQAw4ggAAIYRACDjCAAAhxEAMOQIAACHEQAw5QgAAIcRADDmCAAAhxEAMOcIAACJEQAw6AgAAIoRADAMGQAA8hAAICIAAPwQACAjAADzEAAgJAAA9BAAIIgHAgAAAAGVB0AAAAABtgcCAAAAAbkHAQAAAAG-BwAAAPMHAtUHAQAAAAHzBwIAAAAB9AcCAAAAAQIAAABFACBSAACOEQAgAwAAAEUAIFIAAI4RACBTAACNEQAgAUsAANsWADASGQAAvQsAIB0AAO4MACAiAADvDAAgIwAArwwAICQAAPAMACD2BgAA7AwAMPcGAABDABD4BgAA7AwAMIgHAgAAAAGVB0AAkQsAIbYHAgCKCwAhuQcBAIkLACG-BwAA7QzzByLVBwEAiQsAIfEHAgDqCwAh8wcCAOoLACH0BwIAigsAIdoIAADrDAAgAgAAAEUAIEsAAI0RACACAAAAixEAIEsAAIwRACAM9gYAAIoRADD3BgAAixEAEPgGAACKEQAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhuQcBAIkLACG-BwAA7QzzByLVBwEAiQsAIfEHAgDqCwAh8wcCAOoLACH0BwIAigsAIQz2BgAAihEAMPcGAACLEQAQ-AYAAIoRADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG5BwEAiQsAIb4HAADtDPMHItUHAQCJCwAh8QcCAOoLACHzBwIA6gsAIfQHAgCKCwAhCIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbkHAQCRDQAhvgcAANsQ8wci1QcBAJENACHzBwIAqQ0AIfQHAgCSDQAhDBkAAN0QACAiAAD7EAAgIwAA3hAAICQAAN8QACCIBwIAkg0AIZUHQACXDQAhtgcCAJINACG5BwEAkQ0AIb4HAADbEPMHItUHAQCRDQAh8wcCAKkNACH0BwIAkg0AIQwZAADyEAAgIgAA_BAAICMAAPMQACAkAAD0EAAgiAcCAAAAAZUHQAAAAAG2BwIAAAABuQcBAAAAAb4HAAAA8wcC1QcBAAAAAfMHAgAAAAH0BwIAAAABBFIAAIMRADDgCAAAhBEAMOIIAACGEQAg5ggAAIcRADAAAAAAAAAAAAAFUgAA1hYAIFMAANkWACDgCAAA1xYAIOEIAADYFgAg5ggAAAEAIANSAADWFgAg4AgAANcWACDmCAAAAQAgAAAAAAAC4wgBAAAABOkIAQAAAAUFUgAA0RYAIFMAANQWACDgCAAA0hYAIOEIAADTFgAg5ggAAAEAIAHjCAEAAAAEA1IAANEWACDgCAAA0hYAIOYIAAABACAAAAAAAAVSAADMFgAgUwAAzxYAIOAIAADNFgAg4QgAAM4WACDmCAAAAQAgA1IAAMwWACDgCAAAzRYAIOYIAAABACAAAAAAAAVSAADHFgAgUwAAyhYAIOAIAADIFgAg4QgAAMkWACDmCAAAAQAgA1IAAMcWACDgCAAAyBYAIOYIAAABACAAAAAAAAAAAAAABVIAAL8WACBTAADFFgAg4AgAAMAWACDhCAAAxBYAIOYIAAA5ACAFUgAAvRYAIFMAAMIWACDgCAAAvhYAIOEIAADBFgAg5ggAAAEAIANSAAC_FgAg4AgAAMAWACDmCAAAOQAgA1IAAL0WACDgCAAAvhYAIOYIAAABACAAAAAAAAVSAAC0FgAgUwAAuxYAIOAIAAC1FgAg4QgAALoWACDmCAAA4QMAIAVSAACyFgAgUwAAuBYAIOAIAACzFgAg4QgAALcWACDmCAAAAQAgC1IAAMgRADBTAADNEQAw4AgAAMkRADDhCAAAyhEAMOIIAADLEQAg4wgAAMwRADDkCAAAzBEAMOUIAADMEQAw5ggAAMwRADDnCAAAzhEAMOgIAADPEQAwBRkAAL8RACCIBwIAAAABlQdAAAAAAbYHAgAAAAG3BwEAAAABAgAAAD8AIFIAANMRACADAAAAPwAgUgAA0xEAIFMAANIRACABSwAAthYAMAoZAAC9CwAgGgAA8gwAIPYGAADxDAAw9wYAAD0AEPgGAADxDAAwiAcCAAAAAZUHQACRCwAhtgcCAIoLACG3BwEAiQsAIYsIAgCKCwAhAgAAAD8AIEsAANIRACACAAAA0BEAIEsAANERACAI9gYAAM8RADD3BgAA0BEAEPgGAADPEQAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhtwcBAIkLACGLCAIAigsAIQj2BgAAzxEAMPcGAADQEQAQ-AYAAM8RADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG3BwEAiQsAIYsIAgCKCwAhBIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbcHAQCRDQAhBRkAAL0RACCIBwIAkg0AIZUHQACXDQAhtgcCAJINACG3BwEAkQ0AIQUZAAC_EQAgiAcCAAAAAZUHQAAAAAG2BwIAAAABtwcBAAAAAQNSAAC0FgAg4AgAALUWACDmCAAA4QMAIANSAACyFgAg4AgAALMWACDmCAAAAQAgBFIAAMgRADDgCAAAyREAMOIIAADLEQAg5ggAAMwRADAAAAAAAAtSAADdEQAwUwAA4hEAMOAIAADeEQAw4QgAAN8RADDiCAAA4BEAIOMIAADhEQAw5AgAAOERADDlCAAA4REAMOYIAADhEQAw5wgAAOMRADDoCAAA5BEAMAwZAADVEQAgGwAA1hEAIIgHAgAAAAGVB0AAAAABtgcCAAAAAbcHAQAAAAG5BwEAAAABjQggAAAAAY4IIAAAAAGPCAIAAAABkAhAAAAAAZEIAgAAAAECAAAAOQAgUgAA6BEAIAMAAAA5ACBSAADoEQAgUwAA5xEAIAFLAACxFgAwERgAAPQMACAZAAC9CwAgGwAArgwAIPYGAADzDAAw9wYAADcAEPgGAADzDAAwiAcCAAAAAZUHQACRCwAhtgcCAIoLACG3BwEAiQsAIbkHAQCJCwAhjAgCAIoLACGNCCAAtAsAIY4IIAC0CwAhjwgCAIoLACGQCEAAkQsAIZEIAgCKCwAhAgAAADkAIEsAAOcRACACAAAA5REAIEsAAOYRACAO9gYAAOQRADD3BgAA5REAEPgGAADkEQAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhtwcBAIkLACG5BwEAiQsAIYwIAgCKCwAhjQggALQLACGOCCAAtAsAIY8IAgCKCwAhkAhAAJELACGRCAIAigsAIQ72BgAA5BEAMPcGAADlEQAQ-AYAAOQRADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG3BwEAiQsAIbkHAQCJCwAhjAgCAIoLACGNCCAAtAsAIY4IIAC0CwAhjwgCAIoLACGQCEAAkQsAIZEIAgCKCwAhCogHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbcHAQCRDQAhuQcBAJENACGNCCAAwA4AIY4IIADADgAhjwgCAJINACGQCEAAlw0AIZEIAgCSDQAhDBkAAMYRACAbAADHEQAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhtwcBAJENACG5BwEAkQ0AIY0IIADADgAhjgggAMAOACGPCAIAkg0AIZAIQACXDQAhkQgCAJINACEMGQAA1REAIBsAANYRACCIBwIAAAABlQdAAAAAAbYHAgAAAAG3BwEAAAABuQcBAAAAAY0IIAAAAAGOCCAAAAABjwgCAAAAAZAIQAAAAAGRCAIAAAABBFIAAN0RADDgCAAA3hEAMOIIAADgEQAg5ggAAOERADAAAAAAAAAFUgAArBYAIFMAAK8WACDgCAAArRYAIOEIAACuFgAg5ggAAAEAIANSAACsFgAg4AgAAK0WACDmCAAAAQAgAAAAAAAAAAAAAAdSAACkFgAgUwAAqhYAIOAIAAClFgAg4QgAAKkWACDkCAAApAEAIOUIAACkAQAg5ggAAAEAIAVSAACiFgAgUwAApxYAIOAIAACjFgAg4QgAAKYWACDmCAAAAQAgA1IAAKQWACDgCAAApRYAIOYIAAABACADUgAAohYAIOAIAACjFgAg5ggAAAEAIAAAAAAAAeMIAAAAqQgCBVIAAJcWACBTAACgFgAg4AgAAJgWACDhCAAAnxYAIOYIAAABACAHUgAAlRYAIFMAAJ0WACDgCAAAlhYAIOEIAACcFgAg5AgAAKQBACDlCAAApAEAIOYIAAABACAHUgAAkxYAIFMAAJoWACDgCAAAlBYAIOEIAACZFgAg5AgAAKQBACDlCAAApAEAIOYIAAABACADUgAAlxYAIOAIAACYFgAg5ggAAAEAIANSAACVFgAg4AgAAJYWACDmCAAAAQAgA1IAAJMWACDgCAAAlBYAIOYIAAABACAAAAAAAAAAAAAABVIAAI4WACBTAACRFgAg4AgAAI8WACDhCAAAkBYAIOYIAAABACADUgAAjhYAIOAIAACPFgAg5ggAAAEAIAAAAAAABVIAAIkWACBTAACMFgAg4AgAAIoWACDhCAAAixYAIOYIAAABACADUgAAiRYAIOAIAACKFgAg5ggAAAEAIAAAAAAABVIAAIQWACBTAACHFgAg4AgAAIUWACDhCAAAhhYAIOYIAAABACADUgAAhBYAIOAIAACFFgAg5ggAAAEAIAAAAAAAB1IAAP8VACBTAACCFgAg4AgAAIAWACDhCAAAgRYAIOQIAACkAQAg5QgAAKQBACDmCAAAAQAgA1IAAP8VACDgCAAAgBYAIOYIAAABACAAAAAAAAAAAAAAAeMIAAAAwggCC1IAAI0VADBTAACRFQAw4AgAAI4VADDhCAAAjxUAMOIIAACQFQAg4wgAAMUNADDkCAAAxQ0AMOUIAADFDQAw5ggAAMUNADDnCAAAkhUAMOgIAADIDQAwC1IAAIEVADBTAACGFQAw4AgAAIIVADDhCAAAgxUAMOIIAACEFQAg4wgAAIUVADDkCAAAhRUAMOUIAACFFQAw5ggAAIUVADDnCAAAhxUAMOgIAACIFQAwC1IAAPgUADBTAAD8FAAw4AgAAPkUADDhCAAA-hQAMOIIAAD7FAAg4wgAAK0OADDkCAAArQ4AMOUIAACtDgAw5ggAAK0OADDnCAAA_RQAMOgIAACwDgAwB1IAAPMUACBTAAD2FAAg4AgAAPQUACDhCAAA9RQAIOQIAAApACDlCAAAKQAg5ggAAL8EACALUgAA5xQAMFMAAOwUADDgCAAA6BQAMOEIAADpFAAw4ggAAOoUACDjCAAA6xQAMOQIAADrFAAw5QgAAOsUADDmCAAA6xQAMOcIAADtFAAw6AgAAO4UADALUgAA2xQAMFMAAOAUADDgCAAA3BQAMOEIAADdFAAw4ggAAN4UACDjCAAA3xQAMOQIAADfFAAw5QgAAN8UADDmCAAA3xQAMOcIAADhFAAw6AgAAOIUADALUgAAzxQAMFMAANQUADDgCAAA0BQAMOEIAADRFAAw4ggAANIUACDjCAAA0xQAMOQIAADTFAAw5QgAANMUADDmCAAA0xQAMOcIAADVFAAw6AgAANYUADALUgAAxhQAMFMAAMoUADDgCAAAxxQAMOEIAADIFAAw4ggAAMkUACDjCAAA4REAMOQIAADhEQAw5QgAAOERADDmCAAA4REAMOcIAADLFAAw6AgAAOQRADALUgAAvRQAMFMAAMEUADDgCAAAvhQAMOEIAAC_FAAw4ggAAMAUACDjCAAAzBEAMOQIAADMEQAw5QgAAMwRADDmCAAAzBEAMOcIAADCFAAw6AgAAM8RADALUgAAtBQAMFMAALgUADDgCAAAtRQAMOEIAAC2FAAw4ggAALcUACDjCAAAhxEAMOQIAACHEQAw5QgAAIcRADDmCAAAhxEAMOcIAAC5FAAw6AgAAIoRADALUgAAqxQAMFMAAK8UADDgCAAArBQAMOEIAACtFAAw4ggAAK4UACDjCAAA5hAAMOQIAADmEAAw5QgAAOYQADDmCAAA5hAAMOcIAACwFAAw6AgAAOkQADALUgAAohQAMFMAAKYUADDgCAAAoxQAMOEIAACkFAAw4ggAAKUUACDjCAAAzhAAMOQIAADOEAAw5QgAAM4QADDmCAAAzhAAMOcIAACnFAAw6AgAANEQADALUgAAlhQAMFMAAJsUADDgCAAAlxQAMOEIAACYFAAw4ggAAJkUACDjCAAAmhQAMOQIAACaFAAw5QgAAJoUADDmCAAAmhQAMOcIAACcFAAw6AgAAJ0UADALUgAAihQAMFMAAI8UADDgCAAAixQAMOEIAACMFAAw4ggAAI0UACDjCAAAjhQAMOQIAACOFAAw5QgAAI4UADDmCAAAjhQAMOcIAACQFAAw6AgAAJEUADALUgAA_hMAMFMAAIMUADDgCAAA_xMAMOEIAACAFAAw4ggAAIEUACDjCAAAghQAMOQIAACCFAAw5QgAAIIUADDmCAAAghQAMOcIAACEFAAw6AgAAIUUADALUgAA8hMAMFMAAPcTADDgCAAA8xMAMOEIAAD0EwAw4ggAAPUTACDjCAAA9hMAMOQIAAD2EwAw5QgAAPYTADDmCAAA9hMAMOcIAAD4EwAw6AgAAPkTADALUgAA6RMAMFMAAO0TADDgCAAA6hMAMOEIAADrEwAw4ggAAOwTACDjCAAAng8AMOQIAACeDwAw5QgAAJ4PADDmCAAAng8AMOcIAADuEwAw6AgAAKEPADALUgAA4BMAMFMAAOQTADDgCAAA4RMAMOEIAADiEwAw4ggAAOMTACDjCAAA_w8AMOQIAAD_DwAw5QgAAP8PADDmCAAA_w8AMOcIAADlEwAw6AgAAIIQADALUgAA1BMAMFMAANkTADDgCAAA1RMAMOEIAADWEwAw4ggAANcTACDjCAAA2BMAMOQIAADYEwAw5QgAANgTADDmCAAA2BMAMOcIAADaEwAw6AgAANsTADALUgAAyxMAMFMAAM8TADDgCAAAzBMAMOEIAADNEwAw4ggAAM4TACDjCAAAkg8AMOQIAACSDwAw5QgAAJIPADDmCAAAkg8AMOcIAADQEwAw6AgAAJUPADALUgAAvxMAMFMAAMQTADDgCAAAwBMAMOEIAADBEwAw4ggAAMITACDjCAAAwxMAMOQIAADDEwAw5QgAAMMTADDmCAAAwxMAMOcIAADFEwAw6AgAAMYTADAHUgAAuhMAIFMAAL0TACDgCAAAuxMAIOEIAAC8EwAg5AgAAJ4BACDlCAAAngEAIOYIAADaCAAgC1IAALETADBTAAC1EwAw4AgAALITADDhCAAAsxMAMOIIAAC0EwAg4wgAAKATADDkCAAAoBMAMOUIAACgEwAw5ggAAKATADDnCAAAthMAMOgIAACjEwAwC1IAAKgTADBTAACsEwAw4AgAAKkTADDhCAAAqhMAMOIIAACrEwAg4wgAAKATADDkCAAAoBMAMOUIAACgEwAw5ggAAKATADDnCAAArRMAMOgIAACjEwAwC1IAAJwTADBTAAChEwAw4AgAAJ0TADDhCAAAnhMAMOIIAACfEwAg4wgAAKATADDkCAAAoBMAMOUIAACgEwAw5ggAAKATADDnCAAAohMAMOgIAACjEwAwC1IAAJMTADBTAACXEwAw4AgAAJQTADDhCAAAlRMAMOIIAACWEwAg4wgAAIsTADDkCAAAixMAMOUIAACLEwAw5ggAAIsTADDnCAAAmBMAMOgIAACOEwAwC1IAAIcTADBTAACMEwAw4AgAAIgTADDhCAAAiRMAMOIIAACKEwAg4wgAAIsTADDkCAAAixMAMOUIAACLEwAw5ggAAIsTADDnCAAAjRMAMOgIAACOEwAwC1IAAPsSADBTAACAEwAw4AgAAPwSADDhCAAA_RIAMOIIAAD-EgAg4wgAAP8SADDkCAAA_xIAMOUIAAD_EgAw5ggAAP8SADDnCAAAgRMAMOgIAACCEwAwC1IAAO8SADBTAAD0EgAw4AgAAPASADDhCAAA8RIAMOIIAADyEgAg4wgAAPMSADDkCAAA8xIAMOUIAADzEgAw5ggAAPMSADDnCAAA9RIAMOgIAAD2EgAwC1IAAOMSADBTAADoEgAw4AgAAOQSADDhCAAA5RIAMOIIAADmEgAg4wgAAOcSADDkCAAA5xIAMOUIAADnEgAw5ggAAOcSADDnCAAA6RIAMOgIAADqEgAwC1IAANcSADBTAADcEgAw4AgAANgSADDhCAAA2RIAMOIIAADaEgAg4wgAANsSADDkCAAA2xIAMOUIAADbEgAw5ggAANsSADDnCAAA3RIAMOgIAADeEgAwDogHAgAAAAGKB0AAAAABkgdAAAAAAZYHQAAAAAGvBwQAAAABswcBAAAAAZMIAQAAAAGUCAIAAAABlQgCAAAAAZYIAgAAAAGXCAQAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABAgAAAL4BACBSAADiEgAgAwAAAL4BACBSAADiEgAgUwAA4RIAIAFLAAD-FQAwEwMAAL0LACD2BgAAngwAMPcGAAC8AQAQ-AYAAJ4MADCIBwIAAAABigdAALMLACGSB0AAkQsAIZYHQACzCwAhowcCAIoLACGvBwQAvAsAIbMHAQAAAAGTCAEAiQsAIZQIAgCKCwAhlQgCAIoLACGWCAIAigsAIZcIBAC8CwAhmAgCAIoLACGZCAEAsgsAIZoIQACzCwAhAgAAAL4BACBLAADhEgAgAgAAAN8SACBLAADgEgAgEvYGAADeEgAw9wYAAN8SABD4BgAA3hIAMIgHAgCKCwAhigdAALMLACGSB0AAkQsAIZYHQACzCwAhowcCAIoLACGvBwQAvAsAIbMHAQCyCwAhkwgBAIkLACGUCAIAigsAIZUIAgCKCwAhlggCAIoLACGXCAQAvAsAIZgIAgCKCwAhmQgBALILACGaCEAAswsAIRL2BgAA3hIAMPcGAADfEgAQ-AYAAN4SADCIBwIAigsAIYoHQACzCwAhkgdAAJELACGWB0AAswsAIaMHAgCKCwAhrwcEALwLACGzBwEAsgsAIZMIAQCJCwAhlAgCAIoLACGVCAIAigsAIZYIAgCKCwAhlwgEALwLACGYCAIAigsAIZkIAQCyCwAhmghAALMLACEOiAcCAJINACGKB0AAqA0AIZIHQACXDQAhlgdAAKgNACGvBwQAzA4AIbMHAQC9DQAhkwgBAJENACGUCAIAkg0AIZUIAgCSDQAhlggCAJINACGXCAQAzA4AIZgIAgCSDQAhmQgBAL0NACGaCEAAqA0AIQ6IBwIAkg0AIYoHQACoDQAhkgdAAJcNACGWB0AAqA0AIa8HBADMDgAhswcBAL0NACGTCAEAkQ0AIZQIAgCSDQAhlQgCAJINACGWCAIAkg0AIZcIBADMDgAhmAgCAJINACGZCAEAvQ0AIZoIQACoDQAhDogHAgAAAAGKB0AAAAABkgdAAAAAAZYHQAAAAAGvBwQAAAABswcBAAAAAZMIAQAAAAGUCAIAAAABlQgCAAAAAZYIAgAAAAGXCAQAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABBogHAgAAAAGVB0AAAAABlgdAAAAAAZsHAAEAAAG1CAIAAAABtggCAAAAAQIAAAC6AQAgUgAA7hIAIAMAAAC6AQAgUgAA7hIAIFMAAO0SACABSwAA_RUAMAtDAAC9CwAg9gYAAJ8MADD3BgAAuAEAEPgGAACfDAAwiAcCAAAAAZUHQACRCwAhlgdAAJELACGbBwABAAABtAgCAIoLACG1CAIAigsAIbYIAgCKCwAhAgAAALoBACBLAADtEgAgAgAAAOsSACBLAADsEgAgCvYGAADqEgAw9wYAAOsSABD4BgAA6hIAMIgHAgCKCwAhlQdAAJELACGWB0AAkQsAIZsHAAH6CwAhtAgCAIoLACG1CAIAigsAIbYIAgCKCwAhCvYGAADqEgAw9wYAAOsSABD4BgAA6hIAMIgHAgCKCwAhlQdAAJELACGWB0AAkQsAIZsHAAH6CwAhtAgCAIoLACG1CAIAigsAIbYIAgCKCwAhBogHAgCSDQAhlQdAAJcNACGWB0AAlw0AIZsHAAGmDQAhtQgCAJINACG2CAIAkg0AIQaIBwIAkg0AIZUHQACXDQAhlgdAAJcNACGbBwABpg0AIbUIAgCSDQAhtggCAJINACEGiAcCAAAAAZUHQAAAAAGWB0AAAAABmwcAAQAAAbUIAgAAAAG2CAIAAAABBpUHQAAAAAGWB0AAAAABmwcAAQAAAZ0HQAAAAAGyCAEAAAABswgBAAAAAQIAAAC2AQAgUgAA-hIAIAMAAAC2AQAgUgAA-hIAIFMAAPkSACABSwAA_BUAMAsDAAC9CwAg9gYAAKAMADD3BgAAtAEAEPgGAACgDAAwlQdAAJELACGWB0AAkQsAIZsHAAEAAAGdB0AAswsAIaMHAgCKCwAhsggBAIkLACGzCAEAiQsAIQIAAAC2AQAgSwAA-RIAIAIAAAD3EgAgSwAA-BIAIAr2BgAA9hIAMPcGAAD3EgAQ-AYAAPYSADCVB0AAkQsAIZYHQACRCwAhmwcAAfoLACGdB0AAswsAIaMHAgCKCwAhsggBAIkLACGzCAEAiQsAIQr2BgAA9hIAMPcGAAD3EgAQ-AYAAPYSADCVB0AAkQsAIZYHQACRCwAhmwcAAfoLACGdB0AAswsAIaMHAgCKCwAhsggBAIkLACGzCAEAiQsAIQaVB0AAlw0AIZYHQACXDQAhmwcAAaYNACGdB0AAqA0AIbIIAQCRDQAhswgBAJENACEGlQdAAJcNACGWB0AAlw0AIZsHAAGmDQAhnQdAAKgNACGyCAEAkQ0AIbMIAQCRDQAhBpUHQAAAAAGWB0AAAAABmwcAAQAAAZ0HQAAAAAGyCAEAAAABswgBAAAAAQlLgAAAAAGIBwIAAAABlQdAAAAAAZQIAgAAAAGZCAEAAAABtwgBAAAAAbgIAQAAAAG5CEAAAAABughAAAAAAQIAAACxAQAgUgAAhhMAIAMAAACxAQAgUgAAhhMAIFMAAIUTACABSwAA-xUAMA4DAACiDAAgSwAAhAwAIPYGAAChDAAw9wYAAK8BABD4BgAAoQwAMIgHAgAAAAGVB0AAkQsAIaMHAgDqCwAhlAgCAIoLACGZCAEAsgsAIbcIAQCJCwAhuAgBAIkLACG5CEAAkQsAIboIQACzCwAhAgAAALEBACBLAACFEwAgAgAAAIMTACBLAACEEwAgDUsAAIQMACD2BgAAghMAMPcGAACDEwAQ-AYAAIITADCIBwIAigsAIZUHQACRCwAhowcCAOoLACGUCAIAigsAIZkIAQCyCwAhtwgBAIkLACG4CAEAiQsAIbkIQACRCwAhughAALMLACENSwAAhAwAIPYGAACCEwAw9wYAAIMTABD4BgAAghMAMIgHAgCKCwAhlQdAAJELACGjBwIA6gsAIZQIAgCKCwAhmQgBALILACG3CAEAiQsAIbgIAQCJCwAhuQhAAJELACG6CEAAswsAIQlLgAAAAAGIBwIAkg0AIZUHQACXDQAhlAgCAJINACGZCAEAvQ0AIbcIAQCRDQAhuAgBAJENACG5CEAAlw0AIboIQACoDQAhCUuAAAAAAYgHAgCSDQAhlQdAAJcNACGUCAIAkg0AIZkIAQC9DQAhtwgBAJENACG4CAEAkQ0AIbkIQACXDQAhughAAKgNACEJS4AAAAABiAcCAAAAAZUHQAAAAAGUCAIAAAABmQgBAAAAAbcIAQAAAAG4CAEAAAABuQhAAAAAAboIQAAAAAEJBAAA_hEAIIcHQAAAAAGIBwIAAAABpAcCAAAAAbkHAQAAAAHVBwEAAAABmwgBAAAAAZwIAgAAAAGkCAIAAAABAgAAAKsBACBSAACSEwAgAwAAAKsBACBSAACSEwAgUwAAkRMAIAFLAAD6FQAwDwQAAKIMACA-AAC9CwAg9gYAAKQMADD3BgAAqQEAEPgGAACkDAAwhwdAAJELACGIBwIAAAABpAcCAOoLACG5BwEAsgsAIdUHAQCJCwAhmwgBAIkLACGcCAIAigsAIaQIAgCKCwAhpQgCAIoLACHSCAAAowwAIAIAAACrAQAgSwAAkRMAIAIAAACPEwAgSwAAkBMAIAz2BgAAjhMAMPcGAACPEwAQ-AYAAI4TADCHB0AAkQsAIYgHAgCKCwAhpAcCAOoLACG5BwEAsgsAIdUHAQCJCwAhmwgBAIkLACGcCAIAigsAIaQIAgCKCwAhpQgCAIoLACEM9gYAAI4TADD3BgAAjxMAEPgGAACOEwAwhwdAAJELACGIBwIAigsAIaQHAgDqCwAhuQcBALILACHVBwEAiQsAIZsIAQCJCwAhnAgCAIoLACGkCAIAigsAIaUIAgCKCwAhCIcHQACXDQAhiAcCAJINACGkBwIAqQ0AIbkHAQC9DQAh1QcBAJENACGbCAEAkQ0AIZwIAgCSDQAhpAgCAJINACEJBAAA_BEAIIcHQACXDQAhiAcCAJINACGkBwIAqQ0AIbkHAQC9DQAh1QcBAJENACGbCAEAkQ0AIZwIAgCSDQAhpAgCAJINACEJBAAA_hEAIIcHQAAAAAGIBwIAAAABpAcCAAAAAbkHAQAAAAHVBwEAAAABmwgBAAAAAZwIAgAAAAGkCAIAAAABCT4AAP8RACCHB0AAAAABiAcCAAAAAbkHAQAAAAHVBwEAAAABmwgBAAAAAZwIAgAAAAGkCAIAAAABpQgCAAAAAQIAAACrAQAgUgAAmxMAIAMAAACrAQAgUgAAmxMAIFMAAJoTACABSwAA-RUAMAIAAACrAQAgSwAAmhMAIAIAAACPEwAgSwAAmRMAIAiHB0AAlw0AIYgHAgCSDQAhuQcBAL0NACHVBwEAkQ0AIZsIAQCRDQAhnAgCAJINACGkCAIAkg0AIaUIAgCSDQAhCT4AAP0RACCHB0AAlw0AIYgHAgCSDQAhuQcBAL0NACHVBwEAkQ0AIZsIAQCRDQAhnAgCAJINACGkCAIAkg0AIaUIAgCSDQAhCT4AAP8RACCHB0AAAAABiAcCAAAAAbkHAQAAAAHVBwEAAAABmwgBAAAAAZwIAgAAAAGkCAIAAAABpQgCAAAAAQ4ZAACKEgAgOQAAiRIAIIgHAgAAAAGVB0AAAAABtgcCAAAAAb4HAAAAqQgCmwgBAAAAAZwIAgAAAAGiCAEAAAABpggCAAAAAacIAQAAAAGqCAEAAAABqwhAAAAAAawIQAAAAAECAAAAogEAIFIAAKcTACADAAAAogEAIFIAAKcTACBTAACmEwAgAUsAAPgVADATGQAAogwAIDkAAL0LACA6AACiDAAg9gYAAMEMADD3BgAAoAEAEPgGAADBDAAwiAcCAAAAAZUHQACRCwAhtgcCAOoLACG-BwAAwgypCCKbCAEAiQsAIZwIAgCKCwAhoggBAIkLACGmCAIAigsAIacIAQCyCwAhqQgCAOoLACGqCAEAsgsAIasIQACzCwAhrAhAALMLACECAAAAogEAIEsAAKYTACACAAAApBMAIEsAAKUTACAQ9gYAAKMTADD3BgAApBMAEPgGAACjEwAwiAcCAIoLACGVB0AAkQsAIbYHAgDqCwAhvgcAAMIMqQgimwgBAIkLACGcCAIAigsAIaIIAQCJCwAhpggCAIoLACGnCAEAsgsAIakIAgDqCwAhqggBALILACGrCEAAswsAIawIQACzCwAhEPYGAACjEwAw9wYAAKQTABD4BgAAoxMAMIgHAgCKCwAhlQdAAJELACG2BwIA6gsAIb4HAADCDKkIIpsIAQCJCwAhnAgCAIoLACGiCAEAiQsAIaYIAgCKCwAhpwgBALILACGpCAIA6gsAIaoIAQCyCwAhqwhAALMLACGsCEAAswsAIQyIBwIAkg0AIZUHQACXDQAhtgcCAKkNACG-BwAAhRKpCCKbCAEAkQ0AIZwIAgCSDQAhoggBAJENACGmCAIAkg0AIacIAQC9DQAhqggBAL0NACGrCEAAqA0AIawIQACoDQAhDhkAAIcSACA5AACGEgAgiAcCAJINACGVB0AAlw0AIbYHAgCpDQAhvgcAAIUSqQgimwgBAJENACGcCAIAkg0AIaIIAQCRDQAhpggCAJINACGnCAEAvQ0AIaoIAQC9DQAhqwhAAKgNACGsCEAAqA0AIQ4ZAACKEgAgOQAAiRIAIIgHAgAAAAGVB0AAAAABtgcCAAAAAb4HAAAAqQgCmwgBAAAAAZwIAgAAAAGiCAEAAAABpggCAAAAAacIAQAAAAGqCAEAAAABqwhAAAAAAawIQAAAAAEOOQAAiRIAIDoAAIsSACCIBwIAAAABlQdAAAAAAb4HAAAAqQgCmwgBAAAAAZwIAgAAAAGiCAEAAAABpggCAAAAAacIAQAAAAGpCAIAAAABqggBAAAAAasIQAAAAAGsCEAAAAABAgAAAKIBACBSAACwEwAgAwAAAKIBACBSAACwEwAgUwAArxMAIAFLAAD3FQAwAgAAAKIBACBLAACvEwAgAgAAAKQTACBLAACuEwAgDIgHAgCSDQAhlQdAAJcNACG-BwAAhRKpCCKbCAEAkQ0AIZwIAgCSDQAhoggBAJENACGmCAIAkg0AIacIAQC9DQAhqQgCAKkNACGqCAEAvQ0AIasIQACoDQAhrAhAAKgNACEOOQAAhhIAIDoAAIgSACCIBwIAkg0AIZUHQACXDQAhvgcAAIUSqQgimwgBAJENACGcCAIAkg0AIaIIAQCRDQAhpggCAJINACGnCAEAvQ0AIakIAgCpDQAhqggBAL0NACGrCEAAqA0AIawIQACoDQAhDjkAAIkSACA6AACLEgAgiAcCAAAAAZUHQAAAAAG-BwAAAKkIApsIAQAAAAGcCAIAAAABoggBAAAAAaYIAgAAAAGnCAEAAAABqQgCAAAAAaoIAQAAAAGrCEAAAAABrAhAAAAAAQ4ZAACKEgAgOgAAixIAIIgHAgAAAAGVB0AAAAABtgcCAAAAAb4HAAAAqQgCmwgBAAAAAZwIAgAAAAGiCAEAAAABpwgBAAAAAakIAgAAAAGqCAEAAAABqwhAAAAAAawIQAAAAAECAAAAogEAIFIAALkTACADAAAAogEAIFIAALkTACBTAAC4EwAgAUsAAPYVADACAAAAogEAIEsAALgTACACAAAApBMAIEsAALcTACAMiAcCAJINACGVB0AAlw0AIbYHAgCpDQAhvgcAAIUSqQgimwgBAJENACGcCAIAkg0AIaIIAQCRDQAhpwgBAL0NACGpCAIAqQ0AIaoIAQC9DQAhqwhAAKgNACGsCEAAqA0AIQ4ZAACHEgAgOgAAiBIAIIgHAgCSDQAhlQdAAJcNACG2BwIAqQ0AIb4HAACFEqkIIpsIAQCRDQAhnAgCAJINACGiCAEAkQ0AIacIAQC9DQAhqQgCAKkNACGqCAEAvQ0AIasIQACoDQAhrAhAAKgNACEOGQAAihIAIDoAAIsSACCIBwIAAAABlQdAAAAAAbYHAgAAAAG-BwAAAKkIApsIAQAAAAGcCAIAAAABoggBAAAAAacIAQAAAAGpCAIAAAABqggBAAAAAasIQAAAAAGsCEAAAAABAjcCAAAAAa8HBAAAAAECAAAA2ggAIFIAALoTACADAAAAngEAIFIAALoTACBTAAC-EwAgBAAAAJ4BACA3AgCSDQAhSwAAvhMAIK8HBADMDgAhAjcCAJINACGvBwQAzA4AIQozAADdDgAgiAcCAAAAAZUHQAAAAAGlBwEAAAABsAcBAAAAAbEHBAAAAAGyBwEAAAABswcBAAAAAbQHQAAAAAG1BwEAAAABAgAAAJwBACBSAADKEwAgAwAAAJwBACBSAADKEwAgUwAAyRMAIAFLAAD1FQAwDwQAAL0LACAzAADEDAAg9gYAAMMMADD3BgAAjgEAEPgGAADDDAAwiAcCAAAAAZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIbAHAQCJCwAhsQcEALwLACGyBwEAiQsAIbMHAQAAAAG0B0AAkQsAIbUHAQCJCwAhAgAAAJwBACBLAADJEwAgAgAAAMcTACBLAADIEwAgDfYGAADGEwAw9wYAAMcTABD4BgAAxhMAMIgHAgCKCwAhlQdAAJELACGkBwIAigsAIaUHAQCJCwAhsAcBAIkLACGxBwQAvAsAIbIHAQCJCwAhswcBAIkLACG0B0AAkQsAIbUHAQCJCwAhDfYGAADGEwAw9wYAAMcTABD4BgAAxhMAMIgHAgCKCwAhlQdAAJELACGkBwIAigsAIaUHAQCJCwAhsAcBAIkLACGxBwQAvAsAIbIHAQCJCwAhswcBAIkLACG0B0AAkQsAIbUHAQCJCwAhCYgHAgCSDQAhlQdAAJcNACGlBwEAkQ0AIbAHAQCRDQAhsQcEAMwOACGyBwEAkQ0AIbMHAQCRDQAhtAdAAJcNACG1BwEAkQ0AIQozAADWDgAgiAcCAJINACGVB0AAlw0AIaUHAQCRDQAhsAcBAJENACGxBwQAzA4AIbIHAQCRDQAhswcBAJENACG0B0AAlw0AIbUHAQCRDQAhCjMAAN0OACCIBwIAAAABlQdAAAAAAaUHAQAAAAGwBwEAAAABsQcEAAAAAbIHAQAAAAGzBwEAAAABtAdAAAAAAbUHAQAAAAEELwAA9Q4AIJUHQAAAAAGsBwIAAAABuAcCAAAAAQIAAACIAQAgUgAA0xMAIAMAAACIAQAgUgAA0xMAIFMAANITACABSwAA9BUAMAIAAACIAQAgSwAA0hMAIAIAAACWDwAgSwAA0RMAIAOVB0AAlw0AIawHAgCSDQAhuAcCAJINACEELwAA8w4AIJUHQACXDQAhrAcCAJINACG4BwIAkg0AIQQvAAD1DgAglQdAAAAAAawHAgAAAAG4BwIAAAABBYgHAgAAAAGVB0AAAAABuQcBAAAAAdUHAQAAAAHYB0AAAAABAgAAAJgBACBSAADfEwAgAwAAAJgBACBSAADfEwAgUwAA3hMAIAFLAADzFQAwChkAAL0LACD2BgAAxQwAMPcGAACWAQAQ-AYAAMUMADCIBwIAAAABlQdAAJELACG2BwIAigsAIbkHAQCJCwAh1QcBAIkLACHYB0AAswsAIQIAAACYAQAgSwAA3hMAIAIAAADcEwAgSwAA3RMAIAn2BgAA2xMAMPcGAADcEwAQ-AYAANsTADCIBwIAigsAIZUHQACRCwAhtgcCAIoLACG5BwEAiQsAIdUHAQCJCwAh2AdAALMLACEJ9gYAANsTADD3BgAA3BMAEPgGAADbEwAwiAcCAIoLACGVB0AAkQsAIbYHAgCKCwAhuQcBAIkLACHVBwEAiQsAIdgHQACzCwAhBYgHAgCSDQAhlQdAAJcNACG5BwEAkQ0AIdUHAQCRDQAh2AdAAKgNACEFiAcCAJINACGVB0AAlw0AIbkHAQCRDQAh1QcBAJENACHYB0AAqA0AIQWIBwIAAAABlQdAAAAAAbkHAQAAAAHVBwEAAAAB2AdAAAAAAQkrAADoDwAgiAcCAAAAAZUHQAAAAAG5BwEAAAAByAcCAAAAAdQHAgAAAAHVBwEAAAAB1gcBAAAAAdcHQAAAAAECAAAAdQAgUgAA6BMAIAMAAAB1ACBSAADoEwAgUwAA5xMAIAFLAADyFQAwAgAAAHUAIEsAAOcTACACAAAAgxAAIEsAAOYTACAIiAcCAJINACGVB0AAlw0AIbkHAQC9DQAhyAcCAJINACHUBwIAkg0AIdUHAQCRDQAh1gcBAL0NACHXB0AAqA0AIQkrAADmDwAgiAcCAJINACGVB0AAlw0AIbkHAQC9DQAhyAcCAJINACHUBwIAkg0AIdUHAQCRDQAh1gcBAL0NACHXB0AAqA0AIQkrAADoDwAgiAcCAAAAAZUHQAAAAAG5BwEAAAAByAcCAAAAAdQHAgAAAAHVBwEAAAAB1gcBAAAAAdcHQAAAAAEFLwAA7A4AIIgHAgAAAAGVB0AAAAABrAcCAAAAAbcHAQAAAAECAAAAhAEAIFIAAPETACADAAAAhAEAIFIAAPETACBTAADwEwAgAUsAAPEVADACAAAAhAEAIEsAAPATACACAAAAog8AIEsAAO8TACAEiAcCAJINACGVB0AAlw0AIawHAgCSDQAhtwcBAJENACEFLwAA6g4AIIgHAgCSDQAhlQdAAJcNACGsBwIAkg0AIbcHAQCRDQAhBS8AAOwOACCIBwIAAAABlQdAAAAAAawHAgAAAAG3BwEAAAABFDAAAKcPACAxAACoDwAgMgAAqQ8AIDMAAKoPACCIBwIAAAABlQdAAAAAAbAHAQAAAAGxBwQAAAABswcBAAAAAbkHAQAAAAG6BwEAAAABvAcAAAC8BwK-BwAAAL4HAr8HCAAAAAHABwIAAAABwQcCAAAAAcIHAQAAAAHDBwIAAAABxAcCAAAAAcUHAgAAAAECAAAAgAEAIFIAAP0TACADAAAAgAEAIFIAAP0TACBTAAD8EwAgAUsAAPAVADAZGQAAvQsAIDAAALUMACAxAAC4DAAgMgAAzQwAIDMAAMQMACD2BgAAyQwAMPcGAAB-ABD4BgAAyQwAMIgHAgAAAAGVB0AAkQsAIbAHAQCJCwAhsQcEALwLACGzBwEAAAABtgcCAIoLACG5BwEAiQsAIboHAQCJCwAhvAcAAMoMvAcivgcAAMsMvgcivwcIAMwMACHABwIA6gsAIcEHAgDqCwAhwgcBALILACHDBwIAigsAIcQHAgCKCwAhxQcCAIoLACECAAAAgAEAIEsAAPwTACACAAAA-hMAIEsAAPsTACAU9gYAAPkTADD3BgAA-hMAEPgGAAD5EwAwiAcCAIoLACGVB0AAkQsAIbAHAQCJCwAhsQcEALwLACGzBwEAiQsAIbYHAgCKCwAhuQcBAIkLACG6BwEAiQsAIbwHAADKDLwHIr4HAADLDL4HIr8HCADMDAAhwAcCAOoLACHBBwIA6gsAIcIHAQCyCwAhwwcCAIoLACHEBwIAigsAIcUHAgCKCwAhFPYGAAD5EwAw9wYAAPoTABD4BgAA-RMAMIgHAgCKCwAhlQdAAJELACGwBwEAiQsAIbEHBAC8CwAhswcBAIkLACG2BwIAigsAIbkHAQCJCwAhugcBAIkLACG8BwAAygy8ByK-BwAAywy-ByK_BwgAzAwAIcAHAgDqCwAhwQcCAOoLACHCBwEAsgsAIcMHAgCKCwAhxAcCAIoLACHFBwIAigsAIRCIBwIAkg0AIZUHQACXDQAhsAcBAJENACGxBwQAzA4AIbMHAQCRDQAhuQcBAJENACG6BwEAkQ0AIbwHAAD8DrwHIr4HAAD9Dr4HIr8HCAD-DgAhwAcCAKkNACHBBwIAqQ0AIcIHAQC9DQAhwwcCAJINACHEBwIAkg0AIcUHAgCSDQAhFDAAAIAPACAxAACBDwAgMgAAgg8AIDMAAIMPACCIBwIAkg0AIZUHQACXDQAhsAcBAJENACGxBwQAzA4AIbMHAQCRDQAhuQcBAJENACG6BwEAkQ0AIbwHAAD8DrwHIr4HAAD9Dr4HIr8HCAD-DgAhwAcCAKkNACHBBwIAqQ0AIcIHAQC9DQAhwwcCAJINACHEBwIAkg0AIcUHAgCSDQAhFDAAAKcPACAxAACoDwAgMgAAqQ8AIDMAAKoPACCIBwIAAAABlQdAAAAAAbAHAQAAAAGxBwQAAAABswcBAAAAAbkHAQAAAAG6BwEAAAABvAcAAAC8BwK-BwAAAL4HAr8HCAAAAAHABwIAAAABwQcCAAAAAcIHAQAAAAHDBwIAAAABxAcCAAAAAcUHAgAAAAEKKAAA3w8AICoAAOAPACCIBwIAAAABlQdAAAAAAb4HAAAA0AcCzQcAAADNBwLQB0AAAAAB0QcBAAAAAdIHAgAAAAHTBwEAAAABAgAAAHwAIFIAAIkUACADAAAAfAAgUgAAiRQAIFMAAIgUACABSwAA7xUAMA8nAAC9CwAgKAAA0QwAICoAANIMACD2BgAAzgwAMPcGAAB6ABD4BgAAzgwAMIgHAgAAAAGVB0AAkQsAIb4HAADQDNAHIs0HAADPDM0HIs4HAgCKCwAh0AdAALMLACHRBwEAsgsAIdIHAgDqCwAh0wcBALILACECAAAAfAAgSwAAiBQAIAIAAACGFAAgSwAAhxQAIAz2BgAAhRQAMPcGAACGFAAQ-AYAAIUUADCIBwIAigsAIZUHQACRCwAhvgcAANAM0AcizQcAAM8MzQcizgcCAIoLACHQB0AAswsAIdEHAQCyCwAh0gcCAOoLACHTBwEAsgsAIQz2BgAAhRQAMPcGAACGFAAQ-AYAAIUUADCIBwIAigsAIZUHQACRCwAhvgcAANAM0AcizQcAAM8MzQcizgcCAIoLACHQB0AAswsAIdEHAQCyCwAh0gcCAOoLACHTBwEAsgsAIQiIBwIAkg0AIZUHQACXDQAhvgcAAMIP0AcizQcAAMEPzQci0AdAAKgNACHRBwEAvQ0AIdIHAgCpDQAh0wcBAL0NACEKKAAAxA8AICoAAMUPACCIBwIAkg0AIZUHQACXDQAhvgcAAMIP0AcizQcAAMEPzQci0AdAAKgNACHRBwEAvQ0AIdIHAgCpDQAh0wcBAL0NACEKKAAA3w8AICoAAOAPACCIBwIAAAABlQdAAAAAAb4HAAAA0AcCzQcAAADNBwLQB0AAAAAB0QcBAAAAAdIHAgAAAAHTBwEAAAABCi0AAKgQACCIBwIAAAABlQdAAAAAAaUHAQAAAAG6BwEAAAABvgcAAADnBwLZBwEAAAAB5AcCAAAAAeUHAgAAAAHnByAAAAABAgAAAGEAIFIAAJUUACADAAAAYQAgUgAAlRQAIFMAAJQUACABSwAA7hUAMA8EAAC9CwAgLQAA4gwAIPYGAADgDAAw9wYAAF8AEPgGAADgDAAwiAcCAAAAAZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIboHAQCJCwAhvgcAAOEM5wci2QcBAAAAAeQHAgCKCwAh5QcCAIoLACHnByAAtAsAIQIAAABhACBLAACUFAAgAgAAAJIUACBLAACTFAAgDfYGAACRFAAw9wYAAJIUABD4BgAAkRQAMIgHAgCKCwAhlQdAAJELACGkBwIAigsAIaUHAQCJCwAhugcBAIkLACG-BwAA4QznByLZBwEAiQsAIeQHAgCKCwAh5QcCAIoLACHnByAAtAsAIQ32BgAAkRQAMPcGAACSFAAQ-AYAAJEUADCIBwIAigsAIZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIboHAQCJCwAhvgcAAOEM5wci2QcBAIkLACHkBwIAigsAIeUHAgCKCwAh5wcgALQLACEJiAcCAJINACGVB0AAlw0AIaUHAQCRDQAhugcBAJENACG-BwAAmBDnByLZBwEAkQ0AIeQHAgCSDQAh5QcCAJINACHnByAAwA4AIQotAACaEAAgiAcCAJINACGVB0AAlw0AIaUHAQCRDQAhugcBAJENACG-BwAAmBDnByLZBwEAkQ0AIeQHAgCSDQAh5QcCAJINACHnByAAwA4AIQotAACoEAAgiAcCAAAAAZUHQAAAAAGlBwEAAAABugcBAAAAAb4HAAAA5wcC2QcBAAAAAeQHAgAAAAHlBwIAAAAB5wcgAAAAAQb5BgEAAAABlQdAAAAAAb4HAgAAAAHVBwEAAAABsAgBAAAAAbEIAAEAAAECAAAAXQAgUgAAoRQAIAMAAABdACBSAAChFAAgUwAAoBQAIAFLAADtFQAwDAMAAL0LACD2BgAA5AwAMPcGAABbABD4BgAA5AwAMPkGAQCJCwAhlQdAAJELACGjBwIAigsAIb4HAgCKCwAh1QcBAIkLACGwCAEAiQsAIbEIAAH6CwAh1wgAAOMMACACAAAAXQAgSwAAoBQAIAIAAACeFAAgSwAAnxQAIAr2BgAAnRQAMPcGAACeFAAQ-AYAAJ0UADD5BgEAiQsAIZUHQACRCwAhowcCAIoLACG-BwIAigsAIdUHAQCJCwAhsAgBAIkLACGxCAAB-gsAIQr2BgAAnRQAMPcGAACeFAAQ-AYAAJ0UADD5BgEAiQsAIZUHQACRCwAhowcCAIoLACG-BwIAigsAIdUHAQCJCwAhsAgBAIkLACGxCAAB-gsAIQb5BgEAkQ0AIZUHQACXDQAhvgcCAJINACHVBwEAkQ0AIbAIAQCRDQAhsQgAAaYNACEG-QYBAJENACGVB0AAlw0AIb4HAgCSDQAh1QcBAJENACGwCAEAkQ0AIbEIAAGmDQAhBvkGAQAAAAGVB0AAAAABvgcCAAAAAdUHAQAAAAGwCAEAAAABsQgAAQAAAQQgAAC_EAAglQdAAAAAAbgHAgAAAAHvBwIAAAABAgAAAFAAIFIAAKoUACADAAAAUAAgUgAAqhQAIFMAAKkUACABSwAA7BUAMAIAAABQACBLAACpFAAgAgAAANIQACBLAACoFAAgA5UHQACXDQAhuAcCAJINACHvBwIAkg0AIQQgAAC9EAAglQdAAJcNACG4BwIAkg0AIe8HAgCSDQAhBCAAAL8QACCVB0AAAAABuAcCAAAAAe8HAgAAAAEIHgAA9RAAIB8AAO8QACAhAADwEAAgiAcCAAAAAZUHQAAAAAHVBwEAAAAB7gcCAAAAAfAHAgAAAAECAAAAVAAgUgAAsxQAIAMAAABUACBSAACzFAAgUwAAshQAIAFLAADrFQAwAgAAAFQAIEsAALIUACACAAAA6hAAIEsAALEUACAFiAcCAJINACGVB0AAlw0AIdUHAQCRDQAh7gcCAJINACHwBwIAkg0AIQgeAADGEAAgHwAAyBAAICEAAMkQACCIBwIAkg0AIZUHQACXDQAh1QcBAJENACHuBwIAkg0AIfAHAgCSDQAhCB4AAPUQACAfAADvEAAgIQAA8BAAIIgHAgAAAAGVB0AAAAAB1QcBAAAAAe4HAgAAAAHwBwIAAAABDB0AAPEQACAiAAD8EAAgIwAA8xAAICQAAPQQACCIBwIAAAABlQdAAAAAAbkHAQAAAAG-BwAAAPMHAtUHAQAAAAHxBwIAAAAB8wcCAAAAAfQHAgAAAAECAAAARQAgUgAAvBQAIAMAAABFACBSAAC8FAAgUwAAuxQAIAFLAADqFQAwAgAAAEUAIEsAALsUACACAAAAixEAIEsAALoUACAIiAcCAJINACGVB0AAlw0AIbkHAQCRDQAhvgcAANsQ8wci1QcBAJENACHxBwIAqQ0AIfMHAgCpDQAh9AcCAJINACEMHQAA3BAAICIAAPsQACAjAADeEAAgJAAA3xAAIIgHAgCSDQAhlQdAAJcNACG5BwEAkQ0AIb4HAADbEPMHItUHAQCRDQAh8QcCAKkNACHzBwIAqQ0AIfQHAgCSDQAhDB0AAPEQACAiAAD8EAAgIwAA8xAAICQAAPQQACCIBwIAAAABlQdAAAAAAbkHAQAAAAG-BwAAAPMHAtUHAQAAAAHxBwIAAAAB8wcCAAAAAfQHAgAAAAEFGgAAvhEAIIgHAgAAAAGVB0AAAAABtwcBAAAAAYsIAgAAAAECAAAAPwAgUgAAxRQAIAMAAAA_ACBSAADFFAAgUwAAxBQAIAFLAADpFQAwAgAAAD8AIEsAAMQUACACAAAA0BEAIEsAAMMUACAEiAcCAJINACGVB0AAlw0AIbcHAQCRDQAhiwgCAJINACEFGgAAvBEAIIgHAgCSDQAhlQdAAJcNACG3BwEAkQ0AIYsIAgCSDQAhBRoAAL4RACCIBwIAAAABlQdAAAAAAbcHAQAAAAGLCAIAAAABDBgAANQRACAbAADWEQAgiAcCAAAAAZUHQAAAAAG3BwEAAAABuQcBAAAAAYwIAgAAAAGNCCAAAAABjgggAAAAAY8IAgAAAAGQCEAAAAABkQgCAAAAAQIAAAA5ACBSAADOFAAgAwAAADkAIFIAAM4UACBTAADNFAAgAUsAAOgVADACAAAAOQAgSwAAzRQAIAIAAADlEQAgSwAAzBQAIAqIBwIAkg0AIZUHQACXDQAhtwcBAJENACG5BwEAkQ0AIYwIAgCSDQAhjQggAMAOACGOCCAAwA4AIY8IAgCSDQAhkAhAAJcNACGRCAIAkg0AIQwYAADFEQAgGwAAxxEAIIgHAgCSDQAhlQdAAJcNACG3BwEAkQ0AIbkHAQCRDQAhjAgCAJINACGNCCAAwA4AIY4IIADADgAhjwgCAJINACGQCEAAlw0AIZEIAgCSDQAhDBgAANQRACAbAADWEQAgiAcCAAAAAZUHQAAAAAG3BwEAAAABuQcBAAAAAYwIAgAAAAGNCCAAAAABjgggAAAAAY8IAgAAAAGQCEAAAAABkQgCAAAAAQWIBwIAAAABlQdAAAAAAfgHAQAAAAH5BwEAAAAB-gdAAAAAAQIAAAA1ACBSAADaFAAgAwAAADUAIFIAANoUACBTAADZFAAgAUsAAOcVADALAwAAvQsAIPYGAAD2DAAw9wYAADMAEPgGAAD2DAAwiAcCAAAAAZUHQACRCwAhowcCAIoLACH4BwEAiQsAIfkHAQCJCwAh-gdAALMLACHbCAAA9QwAIAIAAAA1ACBLAADZFAAgAgAAANcUACBLAADYFAAgCfYGAADWFAAw9wYAANcUABD4BgAA1hQAMIgHAgCKCwAhlQdAAJELACGjBwIAigsAIfgHAQCJCwAh-QcBAIkLACH6B0AAswsAIQn2BgAA1hQAMPcGAADXFAAQ-AYAANYUADCIBwIAigsAIZUHQACRCwAhowcCAIoLACH4BwEAiQsAIfkHAQCJCwAh-gdAALMLACEFiAcCAJINACGVB0AAlw0AIfgHAQCRDQAh-QcBAJENACH6B0AAqA0AIQWIBwIAkg0AIZUHQACXDQAh-AcBAJENACH5BwEAkQ0AIfoHQACoDQAhBYgHAgAAAAGVB0AAAAAB-AcBAAAAAfkHAQAAAAH6B0AAAAABCIgHAgAAAAGVB0AAAAABpQcBAAAAAfoHQAAAAAH7BwABAAAB_AcAAQAAAf0HBAAAAAH-BwAAohEAIAIAAAAxACBSAADmFAAgAwAAADEAIFIAAOYUACBTAADlFAAgAUsAAOYVADANAwAAvQsAIPYGAAD3DAAw9wYAAC8AEPgGAAD3DAAwiAcCAAAAAZUHQACRCwAhowcCAIoLACGlBwEAiQsAIfoHQACzCwAh-wcAAQAAAfwHAAH6CwAh_QcEALwLACH-BwAArAsAIAIAAAAxACBLAADlFAAgAgAAAOMUACBLAADkFAAgDPYGAADiFAAw9wYAAOMUABD4BgAA4hQAMIgHAgCKCwAhlQdAAJELACGjBwIAigsAIaUHAQCJCwAh-gdAALMLACH7BwAB-gsAIfwHAAH6CwAh_QcEALwLACH-BwAArAsAIAz2BgAA4hQAMPcGAADjFAAQ-AYAAOIUADCIBwIAigsAIZUHQACRCwAhowcCAIoLACGlBwEAiQsAIfoHQACzCwAh-wcAAfoLACH8BwAB-gsAIf0HBAC8CwAh_gcAAKwLACAIiAcCAJINACGVB0AAlw0AIaUHAQCRDQAh-gdAAKgNACH7BwABpg0AIfwHAAGmDQAh_QcEAMwOACH-BwAAoBEAIAiIBwIAkg0AIZUHQACXDQAhpQcBAJENACH6B0AAqA0AIfsHAAGmDQAh_AcAAaYNACH9BwQAzA4AIf4HAACgEQAgCIgHAgAAAAGVB0AAAAABpQcBAAAAAfoHQAAAAAH7BwABAAAB_AcAAQAAAf0HBAAAAAH-BwAAohEAIAKbBwABAAABnQdAAAAAAQIAAAAtACBSAADyFAAgAwAAAC0AIFIAAPIUACBTAADxFAAgAUsAAOUVADAIAwAAvQsAIPYGAAD5DAAw9wYAACsAEPgGAAD5DAAwmwcAAfoLACGdB0AAswsAIaMHAgCKCwAh3AgAAPgMACACAAAALQAgSwAA8RQAIAIAAADvFAAgSwAA8BQAIAb2BgAA7hQAMPcGAADvFAAQ-AYAAO4UADCbBwAB-gsAIZ0HQACzCwAhowcCAIoLACEG9gYAAO4UADD3BgAA7xQAEPgGAADuFAAwmwcAAfoLACGdB0AAswsAIaMHAgCKCwAhApsHAAGmDQAhnQdAAKgNACECmwcAAaYNACGdB0AAqA0AIQKbBwABAAABnQdAAAAAAQWVB0AAAAAB_wcBAAAAAYAIBAAAAAGBCAIAAAABgghAAAAAAQIAAAC_BAAgUgAA8xQAIAMAAAApACBSAADzFAAgUwAA9xQAIAcAAAApACBLAAD3FAAglQdAAJcNACH_BwEAkQ0AIYAIBADMDgAhgQgCAJINACGCCEAAqA0AIQWVB0AAlw0AIf8HAQCRDQAhgAgEAMwOACGBCAIAkg0AIYIIQACoDQAhBwUAAIcOACALAACIDgAgDAAAiQ4AIIgHAgAAAAGPBwIAAAABkAcAAIUOACCVB0AAAAABAgAAAAsAIFIAAIAVACADAAAACwAgUgAAgBUAIFMAAP8UACABSwAA5BUAMAIAAAALACBLAAD_FAAgAgAAALEOACBLAAD-FAAgBIgHAgCSDQAhjwcCAJINACGQBwAA6A0AIJUHQACXDQAhBwUAAOoNACALAADrDQAgDAAA7A0AIIgHAgCSDQAhjwcCAJINACGQBwAA6A0AIJUHQACXDQAhBwUAAIcOACALAACIDgAgDAAAiQ4AIIgHAgAAAAGPBwIAAAABkAcAAIUOACCVB0AAAAABCgwAALkOACANAAC4DgAgDgAAug4AIIgHAgAAAAGVB0AAAAABpQcBAAAAAaYHAQAAAAGnBwABAAABqAcAALUOACCpBwAAtg4AIAIAAAAmACBSAACMFQAgAwAAACYAIFIAAIwVACBTAACLFQAgAUsAAOMVADAPBAAAvQsAIAwAAPwMACANAACpDAAgDgAApwwAIPYGAAD6DAAw9wYAAAcAEPgGAAD6DAAwiAcCAAAAAZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIaYHAQAAAAGnBwAB-wwAIagHAACsCwAgqQcAAKwLACACAAAAJgAgSwAAixUAIAIAAACJFQAgSwAAihUAIAv2BgAAiBUAMPcGAACJFQAQ-AYAAIgVADCIBwIAigsAIZUHQACRCwAhpAcCAIoLACGlBwEAiQsAIaYHAQCJCwAhpwcAAfsMACGoBwAArAsAIKkHAACsCwAgC_YGAACIFQAw9wYAAIkVABD4BgAAiBUAMIgHAgCKCwAhlQdAAJELACGkBwIAigsAIaUHAQCJCwAhpgcBAIkLACGnBwAB-wwAIagHAACsCwAgqQcAAKwLACAHiAcCAJINACGVB0AAlw0AIaUHAQCRDQAhpgcBAJENACGnBwABvA0AIagHAACPDgAgqQcAAJAOACAKDAAAkw4AIA0AAJIOACAOAACUDgAgiAcCAJINACGVB0AAlw0AIaUHAQCRDQAhpgcBAJENACGnBwABvA0AIagHAACPDgAgqQcAAJAOACAKDAAAuQ4AIA0AALgOACAOAAC6DgAgiAcCAAAAAZUHQAAAAAGlBwEAAAABpgcBAAAAAacHAAEAAAGoBwAAtQ4AIKkHAAC2DgAgDQUAANINACAPAACfDgAgiAcCAAAAAY8HAgAAAAGQBwAA0A0AIJUHQAAAAAGWB0AAAAABmwcAAQAAAaUHAQAAAAH6B0AAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABAgAAAAUAIFIAAJUVACADAAAABQAgUgAAlRUAIFMAAJQVACABSwAA4hUAMAIAAAAFACBLAACUFQAgAgAAAMkNACBLAACTFQAgC4gHAgCSDQAhjwcCAKkNACGQBwAAyw0AIJUHQACXDQAhlgdAAKgNACGbBwABpg0AIaUHAQCRDQAh-gdAAKgNACG7CAEAkQ0AIbwIQACoDQAhvQgCAKkNACENBQAAzg0AIA8AAJ0OACCIBwIAkg0AIY8HAgCpDQAhkAcAAMsNACCVB0AAlw0AIZYHQACoDQAhmwcAAaYNACGlBwEAkQ0AIfoHQACoDQAhuwgBAJENACG8CEAAqA0AIb0IAgCpDQAhDQUAANINACAPAACfDgAgiAcCAAAAAY8HAgAAAAGQBwAA0A0AIJUHQAAAAAGWB0AAAAABmwcAAQAAAaUHAQAAAAH6B0AAAAABuwgBAAAAAbwIQAAAAAG9CAIAAAABBFIAAI0VADDgCAAAjhUAMOIIAACQFQAg5ggAAMUNADAEUgAAgRUAMOAIAACCFQAw4ggAAIQVACDmCAAAhRUAMARSAAD4FAAw4AgAAPkUADDiCAAA-xQAIOYIAACtDgAwA1IAAPMUACDgCAAA9BQAIOYIAAC_BAAgBFIAAOcUADDgCAAA6BQAMOIIAADqFAAg5ggAAOsUADAEUgAA2xQAMOAIAADcFAAw4ggAAN4UACDmCAAA3xQAMARSAADPFAAw4AgAANAUADDiCAAA0hQAIOYIAADTFAAwBFIAAMYUADDgCAAAxxQAMOIIAADJFAAg5ggAAOERADAEUgAAvRQAMOAIAAC-FAAw4ggAAMAUACDmCAAAzBEAMARSAAC0FAAw4AgAALUUADDiCAAAtxQAIOYIAACHEQAwBFIAAKsUADDgCAAArBQAMOIIAACuFAAg5ggAAOYQADAEUgAAohQAMOAIAACjFAAw4ggAAKUUACDmCAAAzhAAMARSAACWFAAw4AgAAJcUADDiCAAAmRQAIOYIAACaFAAwBFIAAIoUADDgCAAAixQAMOIIAACNFAAg5ggAAI4UADAEUgAA_hMAMOAIAAD_EwAw4ggAAIEUACDmCAAAghQAMARSAADyEwAw4AgAAPMTADDiCAAA9RMAIOYIAAD2EwAwBFIAAOkTADDgCAAA6hMAMOIIAADsEwAg5ggAAJ4PADAEUgAA4BMAMOAIAADhEwAw4ggAAOMTACDmCAAA_w8AMARSAADUEwAw4AgAANUTADDiCAAA1xMAIOYIAADYEwAwBFIAAMsTADDgCAAAzBMAMOIIAADOEwAg5ggAAJIPADAEUgAAvxMAMOAIAADAEwAw4ggAAMITACDmCAAAwxMAMANSAAC6EwAg4AgAALsTACDmCAAA2ggAIARSAACxEwAw4AgAALITADDiCAAAtBMAIOYIAACgEwAwBFIAAKgTADDgCAAAqRMAMOIIAACrEwAg5ggAAKATADAEUgAAnBMAMOAIAACdEwAw4ggAAJ8TACDmCAAAoBMAMARSAACTEwAw4AgAAJQTADDiCAAAlhMAIOYIAACLEwAwBFIAAIcTADDgCAAAiBMAMOIIAACKEwAg5ggAAIsTADAEUgAA-xIAMOAIAAD8EgAw4ggAAP4SACDmCAAA_xIAMARSAADvEgAw4AgAAPASADDiCAAA8hIAIOYIAADzEgAwBFIAAOMSADDgCAAA5BIAMOIIAADmEgAg5ggAAOcSADAEUgAA1xIAMOAIAADYEgAw4ggAANoSACDmCAAA2xIAMAAAAAIDAADPDgAggggAAIsNACAAAAAAAAAAAAAAAAAAAAABBAAAzw4AIAAAAAAAAAYvAADGDgAgNAAAxQ4AIJYHAACLDQAgqwcAAIsNACCsBwAAiw0AIK0HAACLDQAgAS8AAMYOACAAAAomAADVFQAgKAAA0RUAICwAAMQVACCkBwAAiw0AIMYHAACLDQAg2QcAAIsNACDaBwAAiw0AINsHAACLDQAg3gcAAIsNACDfBwAAiw0AIAcnAADPDgAgKAAA0RUAICoAANIVACDQBwAAiw0AINEHAACLDQAg0gcAAIsNACDTBwAAiw0AIAIEAADPDgAgLQAA1hUAIAAEGQAAzw4AIB4AALcQACAfAAC3EAAgIQAAvhUAIAEcAACQEQAgAR4AALcQACADGAAA2xUAIBkAAM8OACAbAAC8FQAgAhcAAOoRACDfBwAAiw0AIAAFBAAAzw4AIAwAANwVACANAAC3FQAgDgAAtRUAIKcHAACLDQAgBAMAAM8OACAFAADdFQAgCwAA4RUAIAwAANwVACAIBgAA3hUAIAgAAOAVACAJAAC1FQAgngcAAIsNACCfBwAAiw0AIKAHAACLDQAgoQcAAIsNACCiBwAAiw0AIAAAC4gHAgAAAAGPBwIAAAABkAcAANANACCVB0AAAAABlgdAAAAAAZsHAAEAAAGlBwEAAAAB-gdAAAAAAbsIAQAAAAG8CEAAAAABvQgCAAAAAQeIBwIAAAABlQdAAAAAAaUHAQAAAAGmBwEAAAABpwcAAQAAAagHAAC1DgAgqQcAALYOACAEiAcCAAAAAY8HAgAAAAGQBwAAhQ4AIJUHQAAAAAECmwcAAQAAAZ0HQAAAAAEIiAcCAAAAAZUHQAAAAAGlBwEAAAAB-gdAAAAAAfsHAAEAAAH8BwABAAAB_QcEAAAAAf4HAACiEQAgBYgHAgAAAAGVB0AAAAAB-AcBAAAAAfkHAQAAAAH6B0AAAAABCogHAgAAAAGVB0AAAAABtwcBAAAAAbkHAQAAAAGMCAIAAAABjQggAAAAAY4IIAAAAAGPCAIAAAABkAhAAAAAAZEIAgAAAAEEiAcCAAAAAZUHQAAAAAG3BwEAAAABiwgCAAAAAQiIBwIAAAABlQdAAAAAAbkHAQAAAAG-BwAAAPMHAtUHAQAAAAHxBwIAAAAB8wcCAAAAAfQHAgAAAAEFiAcCAAAAAZUHQAAAAAHVBwEAAAAB7gcCAAAAAfAHAgAAAAEDlQdAAAAAAbgHAgAAAAHvBwIAAAABBvkGAQAAAAGVB0AAAAABvgcCAAAAAdUHAQAAAAGwCAEAAAABsQgAAQAAAQmIBwIAAAABlQdAAAAAAaUHAQAAAAG6BwEAAAABvgcAAADnBwLZBwEAAAAB5AcCAAAAAeUHAgAAAAHnByAAAAABCIgHAgAAAAGVB0AAAAABvgcAAADQBwLNBwAAAM0HAtAHQAAAAAHRBwEAAAAB0gcCAAAAAdMHAQAAAAEQiAcCAAAAAZUHQAAAAAGwBwEAAAABsQcEAAAAAbMHAQAAAAG5BwEAAAABugcBAAAAAbwHAAAAvAcCvgcAAAC-BwK_BwgAAAABwAcCAAAAAcEHAgAAAAHCBwEAAAABwwcCAAAAAcQHAgAAAAHFBwIAAAABBIgHAgAAAAGVB0AAAAABrAcCAAAAAbcHAQAAAAEIiAcCAAAAAZUHQAAAAAG5BwEAAAAByAcCAAAAAdQHAgAAAAHVBwEAAAAB1gcBAAAAAdcHQAAAAAEFiAcCAAAAAZUHQAAAAAG5BwEAAAAB1QcBAAAAAdgHQAAAAAEDlQdAAAAAAawHAgAAAAG4BwIAAAABCYgHAgAAAAGVB0AAAAABpQcBAAAAAbAHAQAAAAGxBwQAAAABsgcBAAAAAbMHAQAAAAG0B0AAAAABtQcBAAAAAQyIBwIAAAABlQdAAAAAAbYHAgAAAAG-BwAAAKkIApsIAQAAAAGcCAIAAAABoggBAAAAAacIAQAAAAGpCAIAAAABqggBAAAAAasIQAAAAAGsCEAAAAABDIgHAgAAAAGVB0AAAAABvgcAAACpCAKbCAEAAAABnAgCAAAAAaIIAQAAAAGmCAIAAAABpwgBAAAAAakIAgAAAAGqCAEAAAABqwhAAAAAAawIQAAAAAEMiAcCAAAAAZUHQAAAAAG2BwIAAAABvgcAAACpCAKbCAEAAAABnAgCAAAAAaIIAQAAAAGmCAIAAAABpwgBAAAAAaoIAQAAAAGrCEAAAAABrAhAAAAAAQiHB0AAAAABiAcCAAAAAbkHAQAAAAHVBwEAAAABmwgBAAAAAZwIAgAAAAGkCAIAAAABpQgCAAAAAQiHB0AAAAABiAcCAAAAAaQHAgAAAAG5BwEAAAAB1QcBAAAAAZsIAQAAAAGcCAIAAAABpAgCAAAAAQlLgAAAAAGIBwIAAAABlQdAAAAAAZQIAgAAAAGZCAEAAAABtwgBAAAAAbgIAQAAAAG5CEAAAAABughAAAAAAQaVB0AAAAABlgdAAAAAAZsHAAEAAAGdB0AAAAABsggBAAAAAbMIAQAAAAEGiAcCAAAAAZUHQAAAAAGWB0AAAAABmwcAAQAAAbUIAgAAAAG2CAIAAAABDogHAgAAAAGKB0AAAAABkgdAAAAAAZYHQAAAAAGvBwQAAAABswcBAAAAAZMIAQAAAAGUCAIAAAABlQgCAAAAAZYIAgAAAAGXCAQAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAA_xUAIAMAAACkAQAgUgAA_xUAIFMAAIMWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAAIMWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPQAArhUAID8AAK8VACBAAACwFQAgQQAAsRUAIEIAALIVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAACEFgAgAwAAAKQBACBSAACEFgAgUwAAiBYAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBFAADWEgAgSwAAiBYAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAIkWACADAAAApAEAIFIAAIkWACBTAACNFgAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgRAAA1RIAIEUAANYSACBLAACNFgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPQAArhUAID8AAK8VACBAAACwFQAgQQAAsRUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAAjhYAIAMAAACkAQAgUgAAjhYAIFMAAJIWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAAJIWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAACTFgAgNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPQAArhUAID8AAK8VACBAAACwFQAgQQAAsRUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAAlRYAIDYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAJcWACADAAAApAEAIFIAAJMWACBTAACbFgAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAACbFgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhAwAAAKQBACBSAACVFgAgUwAAnhYAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAAnhYAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AIQMAAACkAQAgUgAAlxYAIFMAAKEWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAAKEWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPQAArhUAID8AAK8VACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAACiFgAgNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACBAAACwFQAgQQAAsRUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAApBYAIAMAAACkAQAgUgAAohYAIFMAAKgWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAAKgWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACEDAAAApAEAIFIAAKQWACBTAACrFgAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAACrFgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAArBYAIAMAAACkAQAgUgAArBYAIFMAALAWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEsAALAWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACEKiAcCAAAAAZUHQAAAAAG2BwIAAAABtwcBAAAAAbkHAQAAAAGNCCAAAAABjgggAAAAAY8IAgAAAAGQCEAAAAABkQgCAAAAATYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAALIWACAGiAcCAAAAAZUHQAAAAAG5BwEAAAABugcBAAAAAd8HQAAAAAGSCAIAAAABAgAAAOEDACBSAAC0FgAgBIgHAgAAAAGVB0AAAAABtgcCAAAAAbcHAQAAAAEDAAAApAEAIFIAALIWACBTAAC5FgAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAAC5FgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhAwAAAOQDACBSAAC0FgAgUwAAvBYAIAgAAADkAwAgSwAAvBYAIIgHAgCSDQAhlQdAAJcNACG5BwEAkQ0AIboHAQCRDQAh3wdAAKgNACGSCAIAkg0AIQaIBwIAkg0AIZUHQACXDQAhuQcBAJENACG6BwEAkQ0AId8HQACoDQAhkggCAJINACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAAC9FgAgDRgAANQRACAZAADVEQAgiAcCAAAAAZUHQAAAAAG2BwIAAAABtwcBAAAAAbkHAQAAAAGMCAIAAAABjQggAAAAAY4IIAAAAAGPCAIAAAABkAhAAAAAAZEIAgAAAAECAAAAOQAgUgAAvxYAIAMAAACkAQAgUgAAvRYAIFMAAMMWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAAMMWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACEDAAAANwAgUgAAvxYAIFMAAMYWACAPAAAANwAgGAAAxREAIBkAAMYRACBLAADGFgAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhtwcBAJENACG5BwEAkQ0AIYwIAgCSDQAhjQggAMAOACGOCCAAwA4AIY8IAgCSDQAhkAhAAJcNACGRCAIAkg0AIQ0YAADFEQAgGQAAxhEAIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbcHAQCRDQAhuQcBAJENACGMCAIAkg0AIY0IIADADgAhjgggAMAOACGPCAIAkg0AIZAIQACXDQAhkQgCAJINACE2EAAAlhUAIBEAAJcVACASAACYFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAADHFgAgAwAAAKQBACBSAADHFgAgUwAAyxYAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAAyxYAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAMwWACADAAAApAEAIFIAAMwWACBTAADQFgAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAADQFgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPQAArhUAID8AAK8VACBAAACwFQAgQQAAsRUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAA0RYAIAMAAACkAQAgUgAA0RYAIFMAANUWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAANUWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAADWFgAgAwAAAKQBACBSAADWFgAgUwAA2hYAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAA2hYAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AIQiIBwIAAAABlQdAAAAAAbYHAgAAAAG5BwEAAAABvgcAAADzBwLVBwEAAAAB8wcCAAAAAfQHAgAAAAEJGQAA7hAAIB4AAPUQACAhAADwEAAgiAcCAAAAAZUHQAAAAAG2BwIAAAAB1QcBAAAAAe4HAgAAAAHwBwIAAAABAgAAAFQAIFIAANwWACADAAAASwAgUgAA3BYAIFMAAOAWACALAAAASwAgGQAAxxAAIB4AAMYQACAhAADJEAAgSwAA4BYAIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIdUHAQCRDQAh7gcCAJINACHwBwIAkg0AIQkZAADHEAAgHgAAxhAAICEAAMkQACCIBwIAkg0AIZUHQACXDQAhtgcCAJINACHVBwEAkQ0AIe4HAgCSDQAh8AcCAJINACENGQAA8hAAIB0AAPEQACAiAAD8EAAgJAAA9BAAIIgHAgAAAAGVB0AAAAABtgcCAAAAAbkHAQAAAAG-BwAAAPMHAtUHAQAAAAHxBwIAAAAB8wcCAAAAAfQHAgAAAAECAAAARQAgUgAA4RYAIDYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAOMWACADiAcCAAAAAaUHAQAAAAHZBwEAAAABAgAAALIFACBSAADlFgAgNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPQAArhUAID8AAK8VACBAAACwFQAgQQAAsRUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAA5xYAIAWIBwIAAAABlQdAAAAAAbYHAgAAAAHVBwEAAAAB8AcCAAAAAQMAAACkAQAgUgAA4xYAIFMAAOwWACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAAOwWACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACEDAAAARwAgUgAA5RYAIFMAAO8WACAFAAAARwAgSwAA7xYAIIgHAgCSDQAhpQcBAJENACHZBwEAkQ0AIQOIBwIAkg0AIaUHAQCRDQAh2QcBAJENACEDlQdAAAAAAaMHAgAAAAG4BwIAAAABAwAAAKQBACBSAADnFgAgUwAA8xYAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAA8xYAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AIQMAAABDACBSAADhFgAgUwAA9hYAIA8AAABDACAZAADdEAAgHQAA3BAAICIAAPsQACAkAADfEAAgSwAA9hYAIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbkHAQCRDQAhvgcAANsQ8wci1QcBAJENACHxBwIAqQ0AIfMHAgCpDQAh9AcCAJINACENGQAA3RAAIB0AANwQACAiAAD7EAAgJAAA3xAAIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIbkHAQCRDQAhvgcAANsQ8wci1QcBAJENACHxBwIAqQ0AIfMHAgCpDQAh9AcCAJINACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAAD3FgAgCRkAAO4QACAeAAD1EAAgHwAA7xAAIIgHAgAAAAGVB0AAAAABtgcCAAAAAdUHAQAAAAHuBwIAAAAB8AcCAAAAAQIAAABUACBSAAD5FgAgAwAAAKQBACBSAAD3FgAgUwAA_RYAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAA_RYAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AIQMAAABLACBSAAD5FgAgUwAAgBcAIAsAAABLACAZAADHEAAgHgAAxhAAIB8AAMgQACBLAACAFwAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAh1QcBAJENACHuBwIAkg0AIfAHAgCSDQAhCRkAAMcQACAeAADGEAAgHwAAyBAAIIgHAgCSDQAhlQdAAJcNACG2BwIAkg0AIdUHAQCRDQAh7gcCAJINACHwBwIAkg0AIQ0ZAADyEAAgHQAA8RAAICIAAPwQACAjAADzEAAgiAcCAAAAAZUHQAAAAAG2BwIAAAABuQcBAAAAAb4HAAAA8wcC1QcBAAAAAfEHAgAAAAHzBwIAAAAB9AcCAAAAAQIAAABFACBSAACBFwAgAwAAAEMAIFIAAIEXACBTAACFFwAgDwAAAEMAIBkAAN0QACAdAADcEAAgIgAA-xAAICMAAN4QACBLAACFFwAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhuQcBAJENACG-BwAA2xDzByLVBwEAkQ0AIfEHAgCpDQAh8wcCAKkNACH0BwIAkg0AIQ0ZAADdEAAgHQAA3BAAICIAAPsQACAjAADeEAAgiAcCAJINACGVB0AAlw0AIbYHAgCSDQAhuQcBAJENACG-BwAA2xDzByLVBwEAkQ0AIfEHAgCpDQAh8wcCAKkNACH0BwIAkg0AITYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAIYXACAVHQEAAAABiAcCAAAAAZUHQAAAAAGkBwIAAAABuQcBAAAAAboHAQAAAAG-BwAAAN4HAskHEAAAAAHUBxAAAAAB2QcBAAAAAdoHAQAAAAHbBxAAAAAB3AcCAAAAAd4HAQAAAAHfB0AAAAAB4AcCAAAAAeEHIAAAAAHiBwEAAAAB4wcBAAAAAeQHAgAAAAHlBwIAAAABAwAAAKQBACBSAACGFwAgUwAAixcAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAAixcAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AIQsEAACnEAAgiAcCAAAAAZUHQAAAAAGkBwIAAAABpQcBAAAAAboHAQAAAAG-BwAAAOcHAtkHAQAAAAHkBwIAAAAB5QcCAAAAAecHIAAAAAECAAAAYQAgUgAAjBcAIAa5BwEAAAABxgcCAAAAAccHAgAAAAHJBxAAAAABygcCAAAAAcsHAQAAAAEIiAcCAAAAAZUHQAAAAAG2BwIAAAABuQcBAAAAAdQHAgAAAAHVBwEAAAAB1gcBAAAAAdcHQAAAAAEDAAAAXwAgUgAAjBcAIFMAAJIXACANAAAAXwAgBAAAmRAAIEsAAJIXACCIBwIAkg0AIZUHQACXDQAhpAcCAJINACGlBwEAkQ0AIboHAQCRDQAhvgcAAJgQ5wci2QcBAJENACHkBwIAkg0AIeUHAgCSDQAh5wcgAMAOACELBAAAmRAAIIgHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhugcBAJENACG-BwAAmBDnByLZBwEAkQ0AIeQHAgCSDQAh5QcCAJINACHnByAAwA4AITYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAJMXACADAAAApAEAIFIAAJMXACBTAACXFwAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAACXFwAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAAJYVACARAACXFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA3AACqFQAgOAAAqxUAIDsAAKwVACA8AACtFQAgPQAArhUAID8AAK8VACBAAACwFQAgQQAAsRUAIEIAALIVACBEAACzFQAgRQAAtBUAIIgHAgAAAAGVB0AAAAABrQcBAAAAAd8HQAAAAAGzCAEAAAABvggBAAAAAb8IQAAAAAHACAEAAAABwggAAADCCALDCEAAAAABxAhAAAAAAcUIAQAAAAHGCEAAAAABxwhAAAAAAcgIAQAAAAHJCEAAAAAByggCAAAAAcsIIAAAAAHMCEAAAAABzQggAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAECAAAAAQAgUgAAmBcAIBgdAQAAAAEmAACQEAAgKAAAkRAAIIgHAgAAAAGVB0AAAAABpAcCAAAAAbkHAQAAAAG6BwEAAAABvgcAAADeBwLGBwIAAAAByQcQAAAAAdQHEAAAAAHZBwEAAAAB2gcBAAAAAdsHEAAAAAHcBwIAAAAB3gcBAAAAAd8HQAAAAAHgBwIAAAAB4QcgAAAAAeIHAQAAAAHjBwEAAAAB5AcCAAAAAeUHAgAAAAECAAAAZQAgUgAAmhcAIAMAAACkAQAgUgAAmBcAIFMAAJ4XACA4AAAApAEAIBAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIEsAAJ4XACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhNhAAALgSACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA3AADMEgAgOAAAzRIAIDsAAM4SACA8AADPEgAgPQAA0BIAID8AANESACBAAADSEgAgQQAA0xIAIEIAANQSACBEAADVEgAgRQAA1hIAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACEDAAAAYwAgUgAAmhcAIFMAAKEXACAaAAAAYwAgHQEAkQ0AISYAAPgPACAoAAD5DwAgSwAAoRcAIIgHAgCSDQAhlQdAAJcNACGkBwIAqQ0AIbkHAQCRDQAhugcBAJENACG-BwAA9w_eByLGBwIAqQ0AIckHEAC3DwAh1AcQALcPACHZBwEAvQ0AIdoHAQC9DQAh2wcQAPYPACHcBwIAkg0AId4HAQC9DQAh3wdAAKgNACHgBwIAkg0AIeEHIADADgAh4gcBAJENACHjBwEAkQ0AIeQHAgCSDQAh5QcCAJINACEYHQEAkQ0AISYAAPgPACAoAAD5DwAgiAcCAJINACGVB0AAlw0AIaQHAgCpDQAhuQcBAJENACG6BwEAkQ0AIb4HAAD3D94HIsYHAgCpDQAhyQcQALcPACHUBxAAtw8AIdkHAQC9DQAh2gcBAL0NACHbBxAA9g8AIdwHAgCSDQAh3gcBAL0NACHfB0AAqA0AIeAHAgCSDQAh4QcgAMAOACHiBwEAkQ0AIeMHAQCRDQAh5AcCAJINACHlBwIAkg0AITYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAKIXACAGuQcBAAAAAcYHAgAAAAHIBwIAAAAByQcQAAAAAcoHAgAAAAHLBwEAAAABAcYHAgAAAAEDAAAApAEAIFIAAKIXACBTAACoFwAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAACoFwAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhGB0BAAAAASYAAJAQACAsAACSEAAgiAcCAAAAAZUHQAAAAAGkBwIAAAABuQcBAAAAAboHAQAAAAG-BwAAAN4HAsYHAgAAAAHJBxAAAAAB1AcQAAAAAdkHAQAAAAHaBwEAAAAB2wcQAAAAAdwHAgAAAAHeBwEAAAAB3wdAAAAAAeAHAgAAAAHhByAAAAAB4gcBAAAAAeMHAQAAAAHkBwIAAAAB5QcCAAAAAQIAAABlACBSAACpFwAgCycAAN4PACAqAADgDwAgiAcCAAAAAZUHQAAAAAG-BwAAANAHAs0HAAAAzQcCzgcCAAAAAdAHQAAAAAHRBwEAAAAB0gcCAAAAAdMHAQAAAAECAAAAfAAgUgAAqxcAIAMAAABjACBSAACpFwAgUwAArxcAIBoAAABjACAdAQCRDQAhJgAA-A8AICwAAPoPACBLAACvFwAgiAcCAJINACGVB0AAlw0AIaQHAgCpDQAhuQcBAJENACG6BwEAkQ0AIb4HAAD3D94HIsYHAgCpDQAhyQcQALcPACHUBxAAtw8AIdkHAQC9DQAh2gcBAL0NACHbBxAA9g8AIdwHAgCSDQAh3gcBAL0NACHfB0AAqA0AIeAHAgCSDQAh4QcgAMAOACHiBwEAkQ0AIeMHAQCRDQAh5AcCAJINACHlBwIAkg0AIRgdAQCRDQAhJgAA-A8AICwAAPoPACCIBwIAkg0AIZUHQACXDQAhpAcCAKkNACG5BwEAkQ0AIboHAQCRDQAhvgcAAPcP3gcixgcCAKkNACHJBxAAtw8AIdQHEAC3DwAh2QcBAL0NACHaBwEAvQ0AIdsHEAD2DwAh3AcCAJINACHeBwEAvQ0AId8HQACoDQAh4AcCAJINACHhByAAwA4AIeIHAQCRDQAh4wcBAJENACHkBwIAkg0AIeUHAgCSDQAhAwAAAHoAIFIAAKsXACBTAACyFwAgDQAAAHoAICcAAMMPACAqAADFDwAgSwAAshcAIIgHAgCSDQAhlQdAAJcNACG-BwAAwg_QByLNBwAAwQ_NByLOBwIAkg0AIdAHQACoDQAh0QcBAL0NACHSBwIAqQ0AIdMHAQC9DQAhCycAAMMPACAqAADFDwAgiAcCAJINACGVB0AAlw0AIb4HAADCD9AHIs0HAADBD80HIs4HAgCSDQAh0AdAAKgNACHRBwEAvQ0AIdIHAgCpDQAh0wcBAL0NACELJwAA3g8AICgAAN8PACCIBwIAAAABlQdAAAAAAb4HAAAA0AcCzQcAAADNBwLOBwIAAAAB0AdAAAAAAdEHAQAAAAHSBwIAAAAB0wcBAAAAAQIAAAB8ACBSAACzFwAgAwAAAHoAIFIAALMXACBTAAC3FwAgDQAAAHoAICcAAMMPACAoAADEDwAgSwAAtxcAIIgHAgCSDQAhlQdAAJcNACG-BwAAwg_QByLNBwAAwQ_NByLOBwIAkg0AIdAHQACoDQAh0QcBAL0NACHSBwIAqQ0AIdMHAQC9DQAhCycAAMMPACAoAADEDwAgiAcCAJINACGVB0AAlw0AIb4HAADCD9AHIs0HAADBD80HIs4HAgCSDQAh0AdAAKgNACHRBwEAvQ0AIdIHAgCpDQAh0wcBAL0NACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAAC4FwAgBIgHAgAAAAGVB0AAAAABtgcCAAAAAbcHAQAAAAEDlQdAAAAAAaMHAgAAAAG4BwIAAAABAwAAAKQBACBSAAC4FwAgUwAAvhcAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAAvhcAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAL8XACAVGQAApg8AIDAAAKcPACAyAACpDwAgMwAAqg8AIIgHAgAAAAGVB0AAAAABsAcBAAAAAbEHBAAAAAGzBwEAAAABtgcCAAAAAbkHAQAAAAG6BwEAAAABvAcAAAC8BwK-BwAAAL4HAr8HCAAAAAHABwIAAAABwQcCAAAAAcIHAQAAAAHDBwIAAAABxAcCAAAAAcUHAgAAAAECAAAAgAEAIFIAAMEXACADAAAApAEAIFIAAL8XACBTAADFFwAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAADFFwAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhAwAAAH4AIFIAAMEXACBTAADIFwAgFwAAAH4AIBkAAP8OACAwAACADwAgMgAAgg8AIDMAAIMPACBLAADIFwAgiAcCAJINACGVB0AAlw0AIbAHAQCRDQAhsQcEAMwOACGzBwEAkQ0AIbYHAgCSDQAhuQcBAJENACG6BwEAkQ0AIbwHAAD8DrwHIr4HAAD9Dr4HIr8HCAD-DgAhwAcCAKkNACHBBwIAqQ0AIcIHAQC9DQAhwwcCAJINACHEBwIAkg0AIcUHAgCSDQAhFRkAAP8OACAwAACADwAgMgAAgg8AIDMAAIMPACCIBwIAkg0AIZUHQACXDQAhsAcBAJENACGxBwQAzA4AIbMHAQCRDQAhtgcCAJINACG5BwEAkQ0AIboHAQCRDQAhvAcAAPwOvAcivgcAAP0OvgcivwcIAP4OACHABwIAqQ0AIcEHAgCpDQAhwgcBAL0NACHDBwIAkg0AIcQHAgCSDQAhxQcCAJINACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAADJFwAgFRkAAKYPACAxAACoDwAgMgAAqQ8AIDMAAKoPACCIBwIAAAABlQdAAAAAAbAHAQAAAAGxBwQAAAABswcBAAAAAbYHAgAAAAG5BwEAAAABugcBAAAAAbwHAAAAvAcCvgcAAAC-BwK_BwgAAAABwAcCAAAAAcEHAgAAAAHCBwEAAAABwwcCAAAAAcQHAgAAAAHFBwIAAAABAgAAAIABACBSAADLFwAgAwAAAKQBACBSAADJFwAgUwAAzxcAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAAzxcAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AIQMAAAB-ACBSAADLFwAgUwAA0hcAIBcAAAB-ACAZAAD_DgAgMQAAgQ8AIDIAAIIPACAzAACDDwAgSwAA0hcAIIgHAgCSDQAhlQdAAJcNACGwBwEAkQ0AIbEHBADMDgAhswcBAJENACG2BwIAkg0AIbkHAQCRDQAhugcBAJENACG8BwAA_A68ByK-BwAA_Q6-ByK_BwgA_g4AIcAHAgCpDQAhwQcCAKkNACHCBwEAvQ0AIcMHAgCSDQAhxAcCAJINACHFBwIAkg0AIRUZAAD_DgAgMQAAgQ8AIDIAAIIPACAzAACDDwAgiAcCAJINACGVB0AAlw0AIbAHAQCRDQAhsQcEAMwOACGzBwEAkQ0AIbYHAgCSDQAhuQcBAJENACG6BwEAkQ0AIbwHAAD8DrwHIr4HAAD9Dr4HIr8HCAD-DgAhwAcCAKkNACHBBwIAqQ0AIcIHAQC9DQAhwwcCAJINACHEBwIAkg0AIcUHAgCSDQAhFRkAAKYPACAwAACnDwAgMQAAqA8AIDMAAKoPACCIBwIAAAABlQdAAAAAAbAHAQAAAAGxBwQAAAABswcBAAAAAbYHAgAAAAG5BwEAAAABugcBAAAAAbwHAAAAvAcCvgcAAAC-BwK_BwgAAAABwAcCAAAAAcEHAgAAAAHCBwEAAAABwwcCAAAAAcQHAgAAAAHFBwIAAAABAgAAAIABACBSAADTFwAgAwAAAH4AIFIAANMXACBTAADXFwAgFwAAAH4AIBkAAP8OACAwAACADwAgMQAAgQ8AIDMAAIMPACBLAADXFwAgiAcCAJINACGVB0AAlw0AIbAHAQCRDQAhsQcEAMwOACGzBwEAkQ0AIbYHAgCSDQAhuQcBAJENACG6BwEAkQ0AIbwHAAD8DrwHIr4HAAD9Dr4HIr8HCAD-DgAhwAcCAKkNACHBBwIAqQ0AIcIHAQC9DQAhwwcCAJINACHEBwIAkg0AIcUHAgCSDQAhFRkAAP8OACAwAACADwAgMQAAgQ8AIDMAAIMPACCIBwIAkg0AIZUHQACXDQAhsAcBAJENACGxBwQAzA4AIbMHAQCRDQAhtgcCAJINACG5BwEAkQ0AIboHAQCRDQAhvAcAAPwOvAcivgcAAP0OvgcivwcIAP4OACHABwIAqQ0AIcEHAgCpDQAhwgcBAL0NACHDBwIAkg0AIcQHAgCSDQAhxQcCAJINACE2EAAAlhUAIBEAAJcVACASAACYFQAgEwAAmRUAIBQAAJoVACAVAACbFQAgFgAAnBUAIBcAAJ0VACAbAACeFQAgHAAAnxUAICEAAKEVACAjAACgFQAgJQAAohUAICoAAKMVACAsAACnFQAgLgAApBUAIDAAAKYVACAxAACpFQAgNQAApRUAIDYAAKgVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAADYFwAgAwAAAKQBACBSAADYFwAgUwAA3BcAIDgAAACkAQAgEAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgSwAA3BcAIIgHAgCSDQAhlQdAAJcNACGtBwEAvQ0AId8HQACoDQAhswgBAL0NACG-CAEAkQ0AIb8IQACoDQAhwAgBAL0NACHCCAAAtxLCCCLDCEAAqA0AIcQIQACoDQAhxQgBAL0NACHGCEAAqA0AIccIQACoDQAhyAgBAL0NACHJCEAAqA0AIcoIAgCSDQAhywggAMAOACHMCEAAqA0AIc0IIADADgAhzggBAL0NACHPCAEAvQ0AIdAIAQC9DQAh0QgBAL0NACE2EAAAuBIAIBEAALkSACASAAC6EgAgEwAAuxIAIBQAALwSACAVAAC9EgAgFgAAvhIAIBcAAL8SACAbAADAEgAgHAAAwRIAICEAAMMSACAjAADCEgAgJQAAxBIAICoAAMUSACAsAADJEgAgLgAAxhIAIDAAAMgSACAxAADLEgAgNQAAxxIAIDYAAMoSACA4AADNEgAgOwAAzhIAIDwAAM8SACA9AADQEgAgPwAA0RIAIEAAANISACBBAADTEgAgQgAA1BIAIEQAANUSACBFAADWEgAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAACWFQAgEQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAN0XACADAAAApAEAIFIAAN0XACBTAADhFwAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAADhFwAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBIAALoSACATAAC7EgAgFAAAvBIAIBUAAL0SACAWAAC-EgAgFwAAvxIAIBsAAMASACAcAADBEgAgIQAAwxIAICMAAMISACAlAADEEgAgKgAAxRIAICwAAMkSACAuAADGEgAgMAAAyBIAIDEAAMsSACA1AADHEgAgNgAAyhIAIDcAAMwSACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhFRkAAKYPACAwAACnDwAgMQAAqA8AIDIAAKkPACCIBwIAAAABlQdAAAAAAbAHAQAAAAGxBwQAAAABswcBAAAAAbYHAgAAAAG5BwEAAAABugcBAAAAAbwHAAAAvAcCvgcAAAC-BwK_BwgAAAABwAcCAAAAAcEHAgAAAAHCBwEAAAABwwcCAAAAAcQHAgAAAAHFBwIAAAABAgAAAIABACBSAADiFwAgCwQAANwOACCIBwIAAAABlQdAAAAAAaQHAgAAAAGlBwEAAAABsAcBAAAAAbEHBAAAAAGyBwEAAAABswcBAAAAAbQHQAAAAAG1BwEAAAABAgAAAJwBACBSAADkFwAgAwAAAH4AIFIAAOIXACBTAADoFwAgFwAAAH4AIBkAAP8OACAwAACADwAgMQAAgQ8AIDIAAIIPACBLAADoFwAgiAcCAJINACGVB0AAlw0AIbAHAQCRDQAhsQcEAMwOACGzBwEAkQ0AIbYHAgCSDQAhuQcBAJENACG6BwEAkQ0AIbwHAAD8DrwHIr4HAAD9Dr4HIr8HCAD-DgAhwAcCAKkNACHBBwIAqQ0AIcIHAQC9DQAhwwcCAJINACHEBwIAkg0AIcUHAgCSDQAhFRkAAP8OACAwAACADwAgMQAAgQ8AIDIAAIIPACCIBwIAkg0AIZUHQACXDQAhsAcBAJENACGxBwQAzA4AIbMHAQCRDQAhtgcCAJINACG5BwEAkQ0AIboHAQCRDQAhvAcAAPwOvAcivgcAAP0OvgcivwcIAP4OACHABwIAqQ0AIcEHAgCpDQAhwgcBAL0NACHDBwIAkg0AIcQHAgCSDQAhxQcCAJINACEDAAAAjgEAIFIAAOQXACBTAADrFwAgDQAAAI4BACAEAADVDgAgSwAA6xcAIIgHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhsAcBAJENACGxBwQAzA4AIbIHAQCRDQAhswcBAJENACG0B0AAlw0AIbUHAQCRDQAhCwQAANUOACCIBwIAkg0AIZUHQACXDQAhpAcCAJINACGlBwEAkQ0AIbAHAQCRDQAhsQcEAMwOACGyBwEAkQ0AIbMHAQCRDQAhtAdAAJcNACG1BwEAkQ0AITYQAACWFQAgEgAAmBUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAOwXACAEiAcCAAAAAZAHAACFDgAglQdAAAAAAaMHAgAAAAEJjQcAAQAAAY4HAAEAAAGQBwAArA0AIJEHAgAAAAGSB0AAAAABkwcCAAAAAZQHQAAAAAGVB0AAAAABlgdAAAAAAQwGAADgDQAgCAAA4Q0AIIgHAgAAAAGQBwAA3w0AIJMHAgAAAAGVB0AAAAABlgdAAAAAAZ4HAAEAAAGfBwEAAAABoAcBAAAAAaEHQAAAAAGiB0AAAAABAgAAAA8AIFIAAPAXACADAAAADQAgUgAA8BcAIFMAAPQXACAOAAAADQAgBgAAvg0AIAgAAL8NACBLAAD0FwAgiAcCAJINACGQBwAAuw0AIJMHAgCSDQAhlQdAAJcNACGWB0AAlw0AIZ4HAAG8DQAhnwcBAL0NACGgBwEAvQ0AIaEHQACoDQAhogdAAKgNACEMBgAAvg0AIAgAAL8NACCIBwIAkg0AIZAHAAC7DQAgkwcCAJINACGVB0AAlw0AIZYHQACXDQAhngcAAbwNACGfBwEAvQ0AIaAHAQC9DQAhoQdAAKgNACGiB0AAqA0AIQuIBwIAAAABkAcAANANACCVB0AAAAABlgdAAAAAAZsHAAEAAAGjBwIAAAABpQcBAAAAAfoHQAAAAAG7CAEAAAABvAhAAAAAAb0IAgAAAAEDAAAApAEAIFIAAOwXACBTAAD4FwAgOAAAAKQBACAQAAC4EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAAD4FwAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhCwQAALcOACAMAAC5DgAgDgAAug4AIIgHAgAAAAGVB0AAAAABpAcCAAAAAaUHAQAAAAGmBwEAAAABpwcAAQAAAagHAAC1DgAgqQcAALYOACACAAAAJgAgUgAA-RcAIDYQAACWFQAgEQAAlxUAIBMAAJkVACAUAACaFQAgFQAAmxUAIBYAAJwVACAXAACdFQAgGwAAnhUAIBwAAJ8VACAhAAChFQAgIwAAoBUAICUAAKIVACAqAACjFQAgLAAApxUAIC4AAKQVACAwAACmFQAgMQAAqRUAIDUAAKUVACA2AACoFQAgNwAAqhUAIDgAAKsVACA7AACsFQAgPAAArRUAID0AAK4VACA_AACvFQAgQAAAsBUAIEEAALEVACBCAACyFQAgRAAAsxUAIEUAALQVACCIBwIAAAABlQdAAAAAAa0HAQAAAAHfB0AAAAABswgBAAAAAb4IAQAAAAG_CEAAAAABwAgBAAAAAcIIAAAAwggCwwhAAAAAAcQIQAAAAAHFCAEAAAABxghAAAAAAccIQAAAAAHICAEAAAAByQhAAAAAAcoIAgAAAAHLCCAAAAABzAhAAAAAAc0IIAAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAABAgAAAAEAIFIAAPsXACAJiAcCAAAAAZAHAADfDQAglQdAAAAAAZYHQAAAAAGeBwABAAABnwcBAAAAAaAHAQAAAAGhB0AAAAABogdAAAAAAQmNBwABAAABjgcAAQAAAY8HAgAAAAGQBwAArA0AIJEHAgAAAAGSB0AAAAABlAdAAAAAAZUHQAAAAAGWB0AAAAABAwAAAAcAIFIAAPkXACBTAACBGAAgDQAAAAcAIAQAAJEOACAMAACTDgAgDgAAlA4AIEsAAIEYACCIBwIAkg0AIZUHQACXDQAhpAcCAJINACGlBwEAkQ0AIaYHAQCRDQAhpwcAAbwNACGoBwAAjw4AIKkHAACQDgAgCwQAAJEOACAMAACTDgAgDgAAlA4AIIgHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhpgcBAJENACGnBwABvA0AIagHAACPDgAgqQcAAJAOACADAAAApAEAIFIAAPsXACBTAACEGAAgOAAAAKQBACAQAAC4EgAgEQAAuRIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAACEGAAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYQAAC4EgAgEQAAuRIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhCAMAAIYOACAFAACHDgAgDAAAiQ4AIIgHAgAAAAGPBwIAAAABkAcAAIUOACCVB0AAAAABowcCAAAAAQIAAAALACBSAACFGAAgA5UHQAAAAAGbBwABAAABnQdAAAAAAQsEAAC3DgAgDAAAuQ4AIA0AALgOACCIBwIAAAABlQdAAAAAAaQHAgAAAAGlBwEAAAABpgcBAAAAAacHAAEAAAGoBwAAtQ4AIKkHAAC2DgAgAgAAACYAIFIAAIgYACA2EQAAlxUAIBIAAJgVACATAACZFQAgFAAAmhUAIBUAAJsVACAWAACcFQAgFwAAnRUAIBsAAJ4VACAcAACfFQAgIQAAoRUAICMAAKAVACAlAACiFQAgKgAAoxUAICwAAKcVACAuAACkFQAgMAAAphUAIDEAAKkVACA1AAClFQAgNgAAqBUAIDcAAKoVACA4AACrFQAgOwAArBUAIDwAAK0VACA9AACuFQAgPwAArxUAIEAAALAVACBBAACxFQAgQgAAshUAIEQAALMVACBFAAC0FQAgiAcCAAAAAZUHQAAAAAGtBwEAAAAB3wdAAAAAAbMIAQAAAAG-CAEAAAABvwhAAAAAAcAIAQAAAAHCCAAAAMIIAsMIQAAAAAHECEAAAAABxQgBAAAAAcYIQAAAAAHHCEAAAAAByAgBAAAAAckIQAAAAAHKCAIAAAABywggAAAAAcwIQAAAAAHNCCAAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAQIAAAABACBSAACKGAAgAwAAAAcAIFIAAIgYACBTAACOGAAgDQAAAAcAIAQAAJEOACAMAACTDgAgDQAAkg4AIEsAAI4YACCIBwIAkg0AIZUHQACXDQAhpAcCAJINACGlBwEAkQ0AIaYHAQCRDQAhpwcAAbwNACGoBwAAjw4AIKkHAACQDgAgCwQAAJEOACAMAACTDgAgDQAAkg4AIIgHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhpgcBAJENACGnBwABvA0AIagHAACPDgAgqQcAAJAOACADAAAApAEAIFIAAIoYACBTAACRGAAgOAAAAKQBACARAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACBLAACRGAAgiAcCAJINACGVB0AAlw0AIa0HAQC9DQAh3wdAAKgNACGzCAEAvQ0AIb4IAQCRDQAhvwhAAKgNACHACAEAvQ0AIcIIAAC3EsIIIsMIQACoDQAhxAhAAKgNACHFCAEAvQ0AIcYIQACoDQAhxwhAAKgNACHICAEAvQ0AIckIQACoDQAhyggCAJINACHLCCAAwA4AIcwIQACoDQAhzQggAMAOACHOCAEAvQ0AIc8IAQC9DQAh0AgBAL0NACHRCAEAvQ0AITYRAAC5EgAgEgAAuhIAIBMAALsSACAUAAC8EgAgFQAAvRIAIBYAAL4SACAXAAC_EgAgGwAAwBIAIBwAAMESACAhAADDEgAgIwAAwhIAICUAAMQSACAqAADFEgAgLAAAyRIAIC4AAMYSACAwAADIEgAgMQAAyxIAIDUAAMcSACA2AADKEgAgNwAAzBIAIDgAAM0SACA7AADOEgAgPAAAzxIAID0AANASACA_AADREgAgQAAA0hIAIEEAANMSACBCAADUEgAgRAAA1RIAIEUAANYSACCIBwIAkg0AIZUHQACXDQAhrQcBAL0NACHfB0AAqA0AIbMIAQC9DQAhvggBAJENACG_CEAAqA0AIcAIAQC9DQAhwggAALcSwggiwwhAAKgNACHECEAAqA0AIcUIAQC9DQAhxghAAKgNACHHCEAAqA0AIcgIAQC9DQAhyQhAAKgNACHKCAIAkg0AIcsIIADADgAhzAhAAKgNACHNCCAAwA4AIc4IAQC9DQAhzwgBAL0NACHQCAEAvQ0AIdEIAQC9DQAhC4gHAgAAAAGPBwIAAAABkAcAANANACCVB0AAAAABlgdAAAAAAZsHAAEAAAGjBwIAAAABpQcBAAAAAfoHQAAAAAG7CAEAAAABvAhAAAAAAQMAAAAJACBSAACFGAAgUwAAlRgAIAoAAAAJACADAADpDQAgBQAA6g0AIAwAAOwNACBLAACVGAAgiAcCAJINACGPBwIAkg0AIZAHAADoDQAglQdAAJcNACGjBwIAkg0AIQgDAADpDQAgBQAA6g0AIAwAAOwNACCIBwIAkg0AIY8HAgCSDQAhkAcAAOgNACCVB0AAlw0AIaMHAgCSDQAhDAYAAOANACAJAADiDQAgiAcCAAAAAZAHAADfDQAgkwcCAAAAAZUHQAAAAAGWB0AAAAABngcAAQAAAZ8HAQAAAAGgBwEAAAABoQdAAAAAAaIHQAAAAAECAAAADwAgUgAAlhgAIAMAAAANACBSAACWGAAgUwAAmhgAIA4AAAANACAGAAC-DQAgCQAAwA0AIEsAAJoYACCIBwIAkg0AIZAHAAC7DQAgkwcCAJINACGVB0AAlw0AIZYHQACXDQAhngcAAbwNACGfBwEAvQ0AIaAHAQC9DQAhoQdAAKgNACGiB0AAqA0AIQwGAAC-DQAgCQAAwA0AIIgHAgCSDQAhkAcAALsNACCTBwIAkg0AIZUHQACXDQAhlgdAAJcNACGeBwABvA0AIZ8HAQC9DQAhoAcBAL0NACGhB0AAqA0AIaIHQACoDQAhCAMAAIYOACAFAACHDgAgCwAAiA4AIIgHAgAAAAGPBwIAAAABkAcAAIUOACCVB0AAAAABowcCAAAAAQIAAAALACBSAACbGAAgCwQAALcOACANAAC4DgAgDgAAug4AIIgHAgAAAAGVB0AAAAABpAcCAAAAAaUHAQAAAAGmBwEAAAABpwcAAQAAAagHAAC1DgAgqQcAALYOACACAAAAJgAgUgAAnRgAIAMAAAAJACBSAACbGAAgUwAAoRgAIAoAAAAJACADAADpDQAgBQAA6g0AIAsAAOsNACBLAAChGAAgiAcCAJINACGPBwIAkg0AIZAHAADoDQAglQdAAJcNACGjBwIAkg0AIQgDAADpDQAgBQAA6g0AIAsAAOsNACCIBwIAkg0AIY8HAgCSDQAhkAcAAOgNACCVB0AAlw0AIaMHAgCSDQAhAwAAAAcAIFIAAJ0YACBTAACkGAAgDQAAAAcAIAQAAJEOACANAACSDgAgDgAAlA4AIEsAAKQYACCIBwIAkg0AIZUHQACXDQAhpAcCAJINACGlBwEAkQ0AIaYHAQCRDQAhpwcAAbwNACGoBwAAjw4AIKkHAACQDgAgCwQAAJEOACANAACSDgAgDgAAlA4AIIgHAgCSDQAhlQdAAJcNACGkBwIAkg0AIaUHAQCRDQAhpgcBAJENACGnBwABvA0AIagHAACPDgAgqQcAAJAOACAgCgA1EAYCEScDEigEEyoLFC4MFTINFjYOFzoPG0ISHEYUIVoYI1kXJV4cKmIdLJUBIy59IDCUAScxmgEoNYEBJjaZAS03nQErOJ8BLjujAS88pwEvPagBLz-sATBArgEwQbIBMUK3ATJEuwEzRb8BNAMDAAEFCAMPJAUFBAABCgAKDB8IDQwEDiACBQMAAQUAAwoACQsQBQwbCAQGAAQIFAYJFQIKAAcBBwAFAggWAAkXAAIFAAMGHAQCCx0ADB4AAwwiAA0hAA4jAAEDAAEBAwABAQMAAQEDAAEECgATGAAQGQABG0ASAgoAERc7DwEXPAACGQABGgAPARtBAAYKABsZAAEdSBUiTBcjVRckVxoCCgAWHEkUARxKAAUKABkZAAEeABQfTRQhURgCAwABIAAXASFSAAEeABQBI1gAAQMAAQMEAAEKACUtZh4ECgAkJmcdKGsfLHYjAikAICsAHgQKACInAAEobB8qcCEBKQAgAihxACpyAAIZAAErAB4CKHcALHgAAS15AAYKACwZAAEwhQEnMYkBKDKLASkzjQEqAhkAAS8AJgIDAAEvACYBLwAmAi-RASY0jwErAgQAATOQASoCMJIBADGTAQABGQABAQQAAQMZpQEBOQABOqYBAQIErQEBPgABAQOzAQEBAwABAUMAAQEDAAEdEMABABHBAQASwgEAFMMBABXEAQAWxQEAF8YBABvHAQAcyAEAIcoBACPJAQAlywEAKswBACzQAQAuzQEAMM8BADHSAQA1zgEANtEBADfTAQA71AEAPNUBAD3WAQA_1wEAQNgBAEHZAQBC2gEARNsBAEXcAQAAAAAFCgA6WAA7WQA8WgA9WwA-AAAAAAAFCgA6WAA7WQA8WgA9WwA-AwMAAQX9AQMP_gEFAwMAAQWEAgMPhQIFBQoAQ1gARFkARVoARlsARwAAAAAABQoAQ1gARFkARVoARlsARwEDlwIBAQOdAgEFCgBMWABNWQBOWgBPWwBQAAAAAAAFCgBMWABNWQBOWgBPWwBQAUMAAQFDAAEFCgBVWABWWQBXWgBYWwBZAAAAAAAFCgBVWABWWQBXWgBYWwBZAQMAAQEDAAEFCgBeWABfWQBgWgBhWwBiAAAAAAAFCgBeWABfWQBgWgBhWwBiAQMAAQEDAAEFCgBnWABoWQBpWgBqWwBrAAAAAAAFCgBnWABoWQBpWgBqWwBrAAAABQoAcVgAclkAc1oAdFsAdQAAAAAABQoAcVgAclkAc1oAdFsAdQMZigMBOQABOosDAQMZkQMBOQABOpIDAQUKAHpYAHtZAHxaAH1bAH4AAAAAAAUKAHpYAHtZAHxaAH1bAH4CBKQDAT4AAQIEqgMBPgABBQoAgwFYAIQBWQCFAVoAhgFbAIcBAAAAAAAFCgCDAVgAhAFZAIUBWgCGAVsAhwEAAAAFCgCNAVgAjgFZAI8BWgCQAVsAkQEAAAAAAAUKAI0BWACOAVkAjwFaAJABWwCRAQEDAAEBAwABBQoAlgFYAJcBWQCYAVoAmQFbAJoBAAAAAAAFCgCWAVgAlwFZAJgBWgCZAVsAmgEAAAUKAJ8BWACgAVkAoQFaAKIBWwCjAQAAAAAABQoAnwFYAKABWQChAVoAogFbAKMBAhgAEBkAAQIYABAZAAEFCgCoAVgAqQFZAKoBWgCrAVsArAEAAAAAAAUKAKgBWACpAVkAqgFaAKsBWwCsAQIZAAEaAA8CGQABGgAPBQoAsQFYALIBWQCzAVoAtAFbALUBAAAAAAAFCgCxAVgAsgFZALMBWgC0AVsAtQEAAAAFCgC7AVgAvAFZAL0BWgC-AVsAvwEAAAAAAAUKALsBWAC8AVkAvQFaAL4BWwC_AQEDAAEBAwABBQoAxAFYAMUBWQDGAVoAxwFbAMgBAAAAAAAFCgDEAVgAxQFZAMYBWgDHAVsAyAEBAwABAQMAAQUKAM0BWADOAVkAzwFaANABWwDRAQAAAAAABQoAzQFYAM4BWQDPAVoA0AFbANEBAQMAAQEDAAEFCgDWAVgA1wFZANgBWgDZAVsA2gEAAAAAAAUKANYBWADXAVkA2AFaANkBWwDaAQEDAAEBAwABBQoA3wFYAOABWQDhAVoA4gFbAOMBAAAAAAAFCgDfAVgA4AFZAOEBWgDiAVsA4wEAAAADCgDpAVoA6gFbAOsBAAAAAwoA6QFaAOoBWwDrAQAABQoA8AFYAPEBWQDyAVoA8wFbAPQBAAAAAAAFCgDwAVgA8QFZAPIBWgDzAVsA9AEDGQABHdQFFSLVBRcDGQABHdsFFSLcBRcFCgD5AVgA-gFZAPsBWgD8AVsA_QEAAAAAAAUKAPkBWAD6AVkA-wFaAPwBWwD9AQIZAAEeABQCGQABHgAUBQoAggJYAIMCWQCEAloAhQJbAIYCAAAAAAAFCgCCAlgAgwJZAIQCWgCFAlsAhgICAwABIAAXAgMAASAAFwUKAIsCWACMAlkAjQJaAI4CWwCPAgAAAAAABQoAiwJYAIwCWQCNAloAjgJbAI8CAR4AFAUKAJMCWACUAlkAlQJaAJYCWwCXAgAAAAAABQoAkwJYAJQCWQCVAloAlgJbAJcCAAAFCgCcAlgAnQJZAJ4CWgCfAlsAoAIAAAAAAAUKAJwCWACdAlkAngJaAJ8CWwCgAgAAAAMKAKYCWgCnAlsAqAIAAAADCgCmAloApwJbAKgCAQQAAQEEAAEFCgCtAlgArgJZAK8CWgCwAlsAsQIAAAAAAAUKAK0CWACuAlkArwJaALACWwCxAgEm7gYdASb0Bh0FCgC2AlgAtwJZALgCWgC5AlsAugIAAAAAAAUKALYCWAC3AlkAuAJaALkCWwC6AgEZAAEBGQABBQoAvwJYAMACWQDBAloAwgJbAMMCAAAAAAAFCgC_AlgAwAJZAMECWgDCAlsAwwICGQABKwAeAhkAASsAHgUKAMgCWADJAlkAygJaAMsCWwDMAgAAAAAABQoAyAJYAMkCWQDKAloAywJbAMwCAScAAQEnAAEFCgDRAlgA0gJZANMCWgDUAlsA1QIAAAAAAAUKANECWADSAlkA0wJaANQCWwDVAgIpACArAB4CKQAgKwAeBQoA2gJYANsCWQDcAloA3QJbAN4CAAAAAAAFCgDaAlgA2wJZANwCWgDdAlsA3gIBKQAgASkAIAUKAOMCWADkAlkA5QJaAOYCWwDnAgAAAAAABQoA4wJYAOQCWQDlAloA5gJbAOcCARkAAQEZAAEFCgDsAlgA7QJZAO4CWgDvAlsA8AIAAAAAAAUKAOwCWADtAlkA7gJaAO8CWwDwAgIDAAEvACYCAwABLwAmBQoA9QJYAPYCWQD3AloA-AJbAPkCAAAAAAAFCgD1AlgA9gJZAPcCWgD4AlsA-QICGQABLwAmAhkAAS8AJgUKAP4CWAD_AlkAgANaAIEDWwCCAwAAAAAABQoA_gJYAP8CWQCAA1oAgQNbAIIDAS8AJgEvACYFCgCHA1gAiANZAIkDWgCKA1sAiwMAAAAAAAUKAIcDWACIA1kAiQNaAIoDWwCLAwEEAAEBBAABBQoAkANYAJEDWQCSA1oAkwNbAJQDAAAAAAAFCgCQA1gAkQNZAJIDWgCTA1sAlAMBBAABAQQAAQUKAJkDWACaA1kAmwNaAJwDWwCdAwAAAAAABQoAmQNYAJoDWQCbA1oAnANbAJ0DAi__CCY0_ggrAi-GCSY0hQkrBQoAogNYAKMDWQCkA1oApQNbAKYDAAAAAAAFCgCiA1gAowNZAKQDWgClA1sApgMBBAABAQQAAQUKAKsDWACsA1kArQNaAK4DWwCvAwAAAAAABQoAqwNYAKwDWQCtA1oArgNbAK8DAgMAAQUAAwIDAAEFAAMFCgC0A1gAtQNZALYDWgC3A1sAuAMAAAAAAAUKALQDWAC1A1kAtgNaALcDWwC4AwEGAAQBBgAEBQoAvQNYAL4DWQC_A1oAwANbAMEDAAAAAAAFCgC9A1gAvgNZAL8DWgDAA1sAwQMBBwAFAQcABQUKAMYDWADHA1kAyANaAMkDWwDKAwAAAAAABQoAxgNYAMcDWQDIA1oAyQNbAMoDAgUAAwbwCQQCBQADBvYJBAUKAM8DWADQA1kA0QNaANIDWwDTAwAAAAAABQoAzwNYANADWQDRA1oA0gNbANMDAAAAAwoA2QNaANoDWwDbAwAAAAMKANkDWgDaA1sA2wMAAAADCgDhA1oA4gNbAOMDAAAAAwoA4QNaAOIDWwDjAwAAAAMKAOkDWgDqA1sA6wMAAAADCgDpA1oA6gNbAOsDAAAAAwoA8QNaAPIDWwDzAwAAAAMKAPEDWgDyA1sA8wMAAAAFCgD5A1gA-gNZAPsDWgD8A1sA_QMAAAAAAAUKAPkDWAD6A1kA-wNaAPwDWwD9A0YCAUfdAQFI3wEBSeABAUrhAQFM4wEBTeUBNk7mATdP6AEBUOoBNlHrAThU7AEBVe0BAVbuATZc8QE5XfIBP17zAQJf9AECYPUBAmH2AQJi9wECY_kBAmT7ATZl_AFAZoACAmeCAjZogwJBaYYCAmqHAgJriAI2bIsCQm2MAkhujQIxb44CMXCPAjFxkAIxcpECMXOTAjF0lQI2dZYCSXaZAjF3mwI2eJwCSnmeAjF6nwIxe6ACNnyjAkt9pAJRfqUCM3-mAjOAAacCM4EBqAIzggGpAjODAasCM4QBrQI2hQGuAlKGAbACM4cBsgI2iAGzAlOJAbQCM4oBtQIziwG2AjaMAbkCVI0BugJajgG7AjKPAbwCMpABvQIykQG-AjKSAb8CMpMBwQIylAHDAjaVAcQCW5YBxgIylwHIAjaYAckCXJkBygIymgHLAjKbAcwCNpwBzwJdnQHQAmOeAdECHJ8B0gIcoAHTAhyhAdQCHKIB1QIcowHXAhykAdkCNqUB2gJkpgHcAhynAd4CNqgB3wJlqQHgAhyqAeECHKsB4gI2rAHlAmatAeYCbK4B6AJtrwHpAm2wAewCbbEB7QJtsgHuAm2zAfACbbQB8gI2tQHzAm62AfUCbbcB9wI2uAH4Am-5AfkCbboB-gJtuwH7Aja8Af4CcL0B_wJ2vgGAAy-_AYEDL8ABggMvwQGDAy_CAYQDL8MBhgMvxAGIAzbFAYkDd8YBjQMvxwGPAzbIAZADeMkBkwMvygGUAy_LAZUDNswBmAN5zQGZA3_OAZoDMM8BmwMw0AGcAzDRAZ0DMNIBngMw0wGgAzDUAaIDNtUBowOAAdYBpgMw1wGoAzbYAakDgQHZAasDMNoBrAMw2wGtAzbcAbADggHdAbEDiAHeAbMDiQHfAbQDiQHgAbcDiQHhAbgDiQHiAbkDiQHjAbsDiQHkAb0DNuUBvgOKAeYBwAOJAecBwgM26AHDA4sB6QHEA4kB6gHFA4kB6wHGAzbsAckDjAHtAcoDkgHuAcsDNO8BzAM08AHNAzTxAc4DNPIBzwM08wHRAzT0AdMDNvUB1AOTAfYB1gM09wHYAzb4AdkDlAH5AdoDNPoB2wM0-wHcAzb8Ad8DlQH9AeADmwH-AeIDEP8B4wMQgALmAxCBAucDEIIC6AMQgwLqAxCEAuwDNoUC7QOcAYYC7wMQhwLxAzaIAvIDnQGJAvMDEIoC9AMQiwL1AzaMAvgDngGNAvkDpAGOAvoDD48C-wMPkAL8Aw-RAv0DD5IC_gMPkwKABA-UAoIENpUCgwSlAZYChQQPlwKHBDaYAogEpgGZAokED5oCigQPmwKLBDacAo4EpwGdAo8ErQGeApAEEp8CkQQSoAKSBBKhApMEEqIClAQSowKWBBKkApgENqUCmQSuAaYCmwQSpwKdBDaoAp4ErwGpAp8EEqoCoAQSqwKhBDasAqQEsAGtAqUEtgGuAqcEtwGvAqgEtwGwAqsEtwGxAqwEtwGyAq0EtwGzAq8EtwG0ArEENrUCsgS4AbYCtAS3AbcCtgQ2uAK3BLkBuQK4BLcBugK5BLcBuwK6BDa8Ar0EugG9Ar4EwAG-AsAEC78CwQQLwALDBAvBAsQEC8ICxQQLwwLHBAvEAskENsUCygTBAcYCzAQLxwLOBDbIAs8EwgHJAtAEC8oC0QQLywLSBDbMAtUEwwHNAtYEyQHOAtcEDM8C2AQM0ALZBAzRAtoEDNIC2wQM0wLdBAzUAt8ENtUC4ATKAdYC4gQM1wLkBDbYAuUEywHZAuYEDNoC5wQM2wLoBDbcAusEzAHdAuwE0gHeAu0EDd8C7gQN4ALvBA3hAvAEDeIC8QQN4wLzBA3kAvUENuUC9gTTAeYC-AQN5wL6BDboAvsE1AHpAvwEDeoC_QQN6wL-BDbsAoEF1QHtAoIF2wHuAoMFDu8ChAUO8AKFBQ7xAoYFDvIChwUO8wKJBQ70AosFNvUCjAXcAfYCjgUO9wKQBTb4ApEF3QH5ApIFDvoCkwUO-wKUBTb8ApcF3gH9ApgF5AH-ApoF5QH_ApsF5QGAA54F5QGBA58F5QGCA6AF5QGDA6IF5QGEA6QFNoUDpQXmAYYDpwXlAYcDqQU2iAOqBecBiQOrBeUBigOsBeUBiwOtBTaMA7AF6AGNA7EF7AGOA7MFFY8DtAUVkAO2BRWRA7cFFZIDuAUVkwO6BRWUA7wFNpUDvQXtAZYDvwUVlwPBBTaYA8IF7gGZA8MFFZoDxAUVmwPFBTacA8gF7wGdA8kF9QGeA8oFFJ8DywUUoAPMBRShA80FFKIDzgUUowPQBRSkA9IFNqUD0wX2AaYD1wUUpwPZBTaoA9oF9wGpA90FFKoD3gUUqwPfBTasA-IF-AGtA-MF_gGuA-QFF68D5QUXsAPmBRexA-cFF7ID6AUXswPqBRe0A-wFNrUD7QX_AbYD7wUXtwPxBTa4A_IFgAK5A_MFF7oD9AUXuwP1BTa8A_gFgQK9A_kFhwK-A_oFGL8D-wUYwAP8BRjBA_0FGMID_gUYwwOABhjEA4IGNsUDgwaIAsYDhQYYxwOHBjbIA4gGiQLJA4kGGMoDigYYywOLBjbMA44GigLNA48GkALOA5EGGs8DkgYa0AOUBhrRA5UGGtIDlgYa0wOYBhrUA5oGNtUDmwaRAtYDnAYa1wOdBjbYA6AGkgLZA6EGmALaA6MGmQLbA6QGmQLcA6cGmQLdA6gGmQLeA6kGmQLfA6sGmQLgA60GNuEDrgaaAuIDrwaZAuMDsAY25AOzBpsC5QO0BqEC5gO2BqIC5wO3BqIC6AO6BqIC6QO7BqIC6gO8BqIC6wO-BqIC7APABjbtA8EGowLuA8MGogLvA8UGNvADxgakAvEDxwaiAvIDyAaiAvMDyQY29APMBqUC9QPNBqkC9gPOBh33A88GHfgD0AYd-QPRBh36A9IGHfsD1AYd_APWBjb9A9cGqgL-A9kGHf8D2wY2gATcBqsCgQTdBh2CBN4GHYME3wY2hATiBqwChQTjBrIChgTkBh6HBOUGHogE5gYeiQTnBh6KBOgGHosE6gYejATsBjaNBO0GswKOBPAGHo8E8gY2kATzBrQCkQT1Bh6SBPYGHpME9wY2lAT6BrUClQT7BrsClgT8Bi2XBP0GLZgE_gYtmQT_Bi2aBIAHLZsEggctnASEBzadBIUHvAKeBIcHLZ8EiQc2oASKB70CoQSLBy2iBIwHLaMEjQc2pASQB74CpQSRB8QCpgSSByOnBJMHI6gElAcjqQSVByOqBJYHI6sEmAcjrASaBzatBJsHxQKuBJ0HI68Enwc2sASgB8YCsQShByOyBKIHI7MEowc2tASmB8cCtQSnB80CtgSoByC3BKkHILgEqgcguQSrByC6BKwHILsErgcgvASwBza9BLEHzgK-BLMHIL8EtQc2wAS2B88CwQS3ByDCBLgHIMMEuQc2xAS8B9ACxQS9B9YCxgS-Bx_HBL8HH8gEwAcfyQTBBx_KBMIHH8sExAcfzATGBzbNBMcH1wLOBMkHH88Eywc20ATMB9gC0QTNBx_SBM4HH9MEzwc21ATSB9kC1QTTB98C1gTUByHXBNUHIdgE1gch2QTXByHaBNgHIdsE2gch3ATcBzbdBN0H4ALeBN8HId8E4Qc24ATiB-EC4QTjByHiBOQHIeME5Qc25AToB-IC5QTpB-gC5gTqBybnBOsHJugE7Acm6QTtBybqBO4HJusE8Acm7ATyBzbtBPMH6QLuBPUHJu8E9wc28AT4B-oC8QT5BybyBPoHJvME-wc29AT-B-sC9QT_B_EC9gSACCj3BIEIKPgEgggo-QSDCCj6BIQIKPsEhggo_ASICDb9BIkI8gL-BIsIKP8EjQg2gAWOCPMCgQWPCCiCBZAIKIMFkQg2hAWUCPQChQWVCPoChgWWCCeHBZcIJ4gFmAgniQWZCCeKBZoIJ4sFnAgnjAWeCDaNBZ8I-wKOBaEIJ48Fowg2kAWkCPwCkQWlCCeSBaYIJ5MFpwg2lAWqCP0ClQWrCIMDlgWtCCmXBa4IKZgFsAgpmQWxCCmaBbIIKZsFtAgpnAW2CDadBbcIhAOeBbkIKZ8Fuwg2oAW8CIUDoQW9CCmiBb4IKaMFvwg2pAXCCIYDpQXDCIwDpgXECCunBcUIK6gFxggrqQXHCCuqBcgIK6sFyggrrAXMCDatBc0IjQOuBc8IK68F0Qg2sAXSCI4DsQXTCCuyBdQIK7MF1Qg2tAXYCI8DtQXZCJUDtgXbCC63BdwILrgF3gguuQXfCC66BeAILrsF4gguvAXkCDa9BeUIlgO-BecILr8F6Qg2wAXqCJcDwQXrCC7CBewILsMF7Qg2xAXwCJgDxQXxCJ4DxgXzCCrHBfQIKsgF9ggqyQX3CCrKBfgIKssF-ggqzAX8CDbNBf0InwPOBYEJKs8Fgwk20AWECaAD0QWHCSrSBYgJKtMFiQk21AWMCaED1QWNCacD1gWOCQPXBY8JA9gFkAkD2QWRCQPaBZIJA9sFlAkD3AWWCTbdBZcJqAPeBZkJA98Fmwk24AWcCakD4QWdCQPiBZ4JA-MFnwk25AWiCaoD5QWjCbAD5gWkCQTnBaUJBOgFpgkE6QWnCQTqBagJBOsFqgkE7AWsCTbtBa0JsQPuBa8JBO8FsQk28AWyCbID8QWzCQTyBbQJBPMFtQk29AW4CbMD9QW5CbkD9gW6CQX3BbsJBfgFvAkF-QW9CQX6Bb4JBfsFwAkF_AXCCTb9BcMJugP-BcUJBf8Fxwk2gAbICbsDgQbJCQWCBsoJBYMGywk2hAbOCbwDhQbPCcIDhgbQCQaHBtEJBogG0gkGiQbTCQaKBtQJBosG1gkGjAbYCTaNBtkJwwOOBtsJBo8G3Qk2kAbeCcQDkQbfCQaSBuAJBpMG4Qk2lAbkCcUDlQblCcsDlgbmCQiXBucJCJgG6AkImQbpCQiaBuoJCJsG7AkInAbuCTadBu8JzAOeBvIJCJ8G9Ak2oAb1Cc0DoQb3CQiiBvgJCKMG-Qk2pAb8Cc4DpQb9CdQDpgb_CdUDpwaACtUDqAaDCtUDqQaECtUDqgaFCtUDqwaHCtUDrAaJCjatBooK1gOuBowK1QOvBo4KNrAGjwrXA7EGkArVA7IGkQrVA7MGkgo2tAaVCtgDtQaWCtwDtgaYCt0DtwaZCt0DuAacCt0DuQadCt0DugaeCt0DuwagCt0DvAaiCja9BqMK3gO-BqUK3QO_BqcKNsAGqArfA8EGqQrdA8IGqgrdA8MGqwo2xAauCuADxQavCuQDxgaxCuUDxwayCuUDyAa1CuUDyQa2CuUDyga3CuUDywa5CuUDzAa7CjbNBrwK5gPOBr4K5QPPBsAKNtAGwQrnA9EGwgrlA9IGwwrlA9MGxAo21AbHCugD1QbICuwD1gbKCu0D1wbLCu0D2AbOCu0D2QbPCu0D2gbQCu0D2wbSCu0D3AbUCjbdBtUK7gPeBtcK7QPfBtkKNuAG2grvA-EG2wrtA-IG3ArtA-MG3Qo25AbgCvAD5QbhCvQD5gbjCvUD5wbkCvUD6AbnCvUD6QboCvUD6gbpCvUD6wbrCvUD7AbtCjbtBu4K9gPuBvAK9QPvBvIKNvAG8wr3A_EG9Ar1A_IG9Qr1A_MG9go29Ab5CvgD9Qb6Cv4D"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnnouncementScalarFieldEnum: () => AnnouncementScalarFieldEnum,
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SearchEntryScalarFieldEnum: () => SearchEntryScalarFieldEnum,
  SearchVocabularyScalarFieldEnum: () => SearchVocabularyScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  SearchEntry: "SearchEntry",
  SearchVocabulary: "SearchVocabulary",
  Store: "Store",
  Product: "Product",
  Announcement: "Announcement",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors",
  displayName: "displayName",
  about: "about",
  location: "location",
  website: "website"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var SearchEntryScalarFieldEnum = {
  id: "id",
  type: "type",
  contentId: "contentId",
  threadType: "threadType",
  threadId: "threadId",
  authorId: "authorId",
  area: "area",
  createdAt: "createdAt",
  until: "until",
  title: "title"
};
var SearchVocabularyScalarFieldEnum = {
  word: "word"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var AnnouncementScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  body: "body",
  until: "until",
  createdAt: "createdAt"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
